import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of what comes in place of something else: takes the person to it, and so their keyboard
 * and screen reader, which were on what is gone.
 * @param isArrival false for a heading that was there from the beginning
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
