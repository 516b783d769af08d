import { useEffect, useState } from 'react';
import { countdownWords } from './countdown.js';

const MINUTE_MS = 60_000;

/**
 * The time until a day in words. Hydration shows the words of the page, which may have been cached; then they follow
 * the clock.
 * @param today start of the day on which the page was loaded, ms since 1970
 */
export function useCountdown(dayMs: number, today: number): string | null {
  const [now, setNow] = useState(today);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return countdownWords(dayMs, now);
}
