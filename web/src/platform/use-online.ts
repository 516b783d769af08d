import { useSyncExternalStore } from 'react';
import { CACHED_MARK } from './cached-mark.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the site is assumed reachable: the browser is online, and this page did not come from the cache. */
export function isOnline(): boolean {
  return navigator.onLine && !document.documentElement.hasAttribute(CACHED_MARK);
}

/** `isOnline` as a React hook. True during server-side rendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Records that the site was reached. */
export function markReachable(): void {
  document.documentElement.removeAttribute(CACHED_MARK);
  window.dispatchEvent(new Event('online'));
}
