import { useEffect, useEffectEvent } from 'react';

/** Session storage outlives a page that a phone discards while its camera is used. */
const KEY = 'quartermile.picking';

/** Notes that a picture is being picked or read for the field with a label. */
export function beginPick(label: string): void {
  try {
    sessionStorage.setItem(KEY, label);
  } catch {
    // Blocked or full: nothing is said about a picture that does not arrive.
  }
}

/** Notes that it was picked and read, or not. */
export function endPick(label: string): void {
  if (pickedField() === label) sessionStorage.removeItem(KEY);
}

function pickedField(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Calls `onInterrupted` when the page was reloaded while a picture was being picked for the field with a label. */
export function useInterruptedPick(label: string, onInterrupted: () => void): void {
  const look = useEffectEvent(() => {
    if (pickedField() === label) onInterrupted();
    endPick(label);
  });
  useEffect(() => {
    look();
    const listening = new AbortController();
    // The page is still there. Not all browsers report that nothing was picked.
    for (const sign of ['focus', 'pointerdown'])
      window.addEventListener(sign, () => endPick(label), { signal: listening.signal });
    return () => listening.abort();
  }, [label]);
}
