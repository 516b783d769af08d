import { useEffect, useRef } from 'react';

/** Ends of a press, by finger, mouse or pen. */
const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * Gives a function that runs something as soon as no finger or mouse button is down. A message that
 * appears while one is would move the page under it, and what was pressed would miss its click.
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
      // The click comes after this event: let it pass first.
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
