import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadAfterLoad } from './load-after-load.js';

/**
 * Announces a client-side navigation and moves the focus, as browsers do for a page load. Changes of query or hash
 * alone are ignored.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    loadAfterLoad().then(({ arriveAtPage }) => arriveAtPage(hash), console.warn);
  }, [pathname, hash]);
}
