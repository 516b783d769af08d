import { useEffect, useRef } from 'react';

/** Events that end a press of finger, mouse or pen. */
const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that defers its argument until no pointer is down. A message that appears during a press would
 * shift the page, and the click would miss its target.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = (): void => {
      pressed.current = true;
    };
    const up = (): void => {
      pressed.current = false;
      // The click event follows; let it pass first.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    window.addEventListener('pointerdown', down, true);
    for (const end of ENDS) window.addEventListener(end, up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      for (const end of ENDS) window.removeEventListener(end, up, true);
    };
  }, []);

  return (run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  };
}
