import { useEffect, useState } from 'react';

/** Whole seconds from now to a moment (ms since 1970), rounded up; never below 0. Counts down as they pass. */
export function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
