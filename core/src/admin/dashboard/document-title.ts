import { useEffect } from 'react';

/** Matches the number of pending submissions at the start of the document title. */
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

/**
 * Puts a warning into the document title while the component is mounted, for tabs in the background. The number of pending
 * submissions stays first: "(3) Session Expiring Soon! – Admin Dashboard".
 */
export function useTitleWarning(warning: string): void {
  useEffect(() => {
    const part = `${warning} – `;
    const count = COUNT.exec(document.title)?.[0] ?? '';
    document.title = count + part + document.title.slice(count.length);
    return () => {
      document.title = document.title.replace(part, '');
    };
  }, [warning]);
}
