import { EARLY_PRESS_BEGUN, EARLY_PRESSES } from './start/record-early-presses.js';

type EarlyPresses = Window & {
  [EARLY_PRESSES]?: () => HTMLElement[];
  [EARLY_PRESS_BEGUN]?: () => boolean;
};

let isServed = typeof window === 'undefined';

/** Call before hydration. */
export function beginHydration(): void {
  isServed = true;
}

/** Call after hydration: replays early button presses. */
export function endHydration(): void {
  isServed = false;
  const { [EARLY_PRESSES]: takeEarlyPresses } = window as EarlyPresses;
  for (const button of takeEarlyPresses?.() ?? []) button.click();
}

/**
 * Whether the current render must equal the server's: on the server, and in the browser during hydration. Not a
 * state; its change renders nothing.
 */
export function rendersServedPage(): boolean {
  return isServed;
}

/** Whether a press began before hydration, which may not be over. */
export function hasEarlyPressBegun(): boolean {
  return (window as EarlyPresses)[EARLY_PRESS_BEGUN]?.() ?? false;
}
