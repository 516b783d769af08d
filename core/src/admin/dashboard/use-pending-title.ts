import { useEffect } from 'react';

/** What this hook puts before the document's own title. */
const COUNT = /^\(\d+\) /;

/** Shows in the title of the browser's tab how many submissions wait, such as "(3) Admin Dashboard"; without any, the title alone. */
export function usePendingTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
