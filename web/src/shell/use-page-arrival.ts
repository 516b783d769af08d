import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadAfterLoad } from './load-after-load.js';

/**
 * A browser announces a page that it loads and puts the focus at its start. When the router changes the page
 * it does neither, so this does both. A change of query or hash alone is no new page.
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
