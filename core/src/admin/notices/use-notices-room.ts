import { type RefObject, useEffect, useRef } from 'react';

const ROOM = '--qm-notices-room';

/** Tells the style sheets, as `--qm-notices-room`, how much of the window's foot the element covers. */
export function useNoticesRoom(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) style.setProperty(ROOM, `calc(${height}px + 1.5rem + env(safe-area-inset-bottom))`);
      else style.removeProperty(ROOM);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
  return ref;
}
