import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Events that dismiss something open: a press or focus elsewhere, or Escape. */
const LEAVING = ['pointerdown', 'focusin', 'keydown'] as const;

/** Calls `onDismiss` when the user leaves something open; `byKey` for Escape. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') onDismiss(true);
    } else if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss(false);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event): void => handleEvent(event);
    for (const type of LEAVING) document.addEventListener(type, listener);
    return () => {
      for (const type of LEAVING) document.removeEventListener(type, listener);
    };
  }, [open]);
}
