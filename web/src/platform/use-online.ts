import { useSyncExternalStore } from 'react';
import { KEPT_MARK } from './kept-mark.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Whether the site can be reached, as far as is known: the browser has a connection, and this page did not
 * have to come from what is kept.
 */
export function isOnline(): boolean {
  return navigator.onLine && !document.documentElement.hasAttribute(KEPT_MARK);
}

/** The same for a component that follows it. A page that is being rendered is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Notes that the site was reached after all. */
export function noteReached(): void {
  document.documentElement.removeAttribute(KEPT_MARK);
  window.dispatchEvent(new Event('online'));
}
