import { useEffect, useEffectEvent } from 'react';

/** How often a visible page with a ladder is read again, ms. */
export const LIVE_REFRESH_MS = 30_000;

/** Calls `refresh` every 30 s while the page is visible and online, and when it becomes visible. */
export function useLiveRefresh(isLive: boolean, refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh();
  });
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(refreshIfVisible, LIVE_REFRESH_MS);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [isLive]);
}
