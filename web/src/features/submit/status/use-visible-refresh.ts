import { useEffect, useEffectEvent } from 'react';

/** How often a visible page is refreshed, ms. */
export const REFRESH_INTERVAL_MS = 60_000;

/**
 * Calls `refresh` every minute while the page is visible, when it becomes visible after a longer time, and when the
 * browser is online again. A hidden page sends nothing.
 * @param loadedAt when the shown state was loaded, ISO 8601; null disables it
 */
export function useVisibleRefresh(loadedAt: string | null, refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (loadedAt === null) return;
    const due = Date.parse(loadedAt) + REFRESH_INTERVAL_MS;
    const onChange = (): void => {
      if (Date.now() >= due) refreshIfVisible();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
    document.addEventListener('visibilitychange', onChange, { signal });
    window.addEventListener('online', refreshIfVisible, { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [loadedAt]);
}
