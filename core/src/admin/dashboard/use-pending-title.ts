import { useEffect } from 'react';

/** Matches the prefix that this hook adds to the document title. */
const COUNT = /^\(\d+\) /;

/** Adds the number of pending submissions to the document title: "(3) Admin Dashboard". No prefix for 0. */
export function usePendingTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
