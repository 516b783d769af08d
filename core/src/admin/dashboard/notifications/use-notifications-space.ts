import { type RefObject, useEffect, useRef } from 'react';

const SPACE = '--qm-notifications-space';

/**
 * Publishes the height of the element as the CSS variable `--qm-notifications-space`, so that the page leaves space for
 * it.
 */
export function useNotificationsSpace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0)
        style.setProperty(
          SPACE,
          `calc(${height}px + 1.5rem + max(env(safe-area-inset-bottom), var(--qm-foot)))`,
        );
      else style.removeProperty(SPACE);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(SPACE);
    };
  }, []);
  return ref;
}
