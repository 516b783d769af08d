import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to a heading that replaces other content and moves the focus there, because the focused element is gone.
 * @param isArrival false for a heading of the initial page
 */
export function useArrival(isArrival: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return title;
}
