import { useEffect, useState } from 'react';

/** Countdown in whole seconds to a time in ms since 1970; 0 after it, and for null. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const look = (): void => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
