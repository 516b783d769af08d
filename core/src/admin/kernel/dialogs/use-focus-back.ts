import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the focus on unmount to the element that had it, or to the one that `choose` returns. Mantine only restores
 * the focus when a dialog is closed, not when it is unmounted.
 */
export function useFocusBack(choose?: (before: HTMLElement) => HTMLElement): void {
  const [before] = useState(() => document.activeElement);
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  useEffect(
    () => () => {
      if (!(before instanceof HTMLElement && before.isConnected)) return;
      (latest.current?.(before) ?? before).focus({ preventScroll: true });
    },
    [before],
  );
}
