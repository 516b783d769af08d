import { EARLY_PRESSES } from './keep-early-presses.js';

type EarlyPresses = Window & { [EARLY_PRESSES]?: () => HTMLElement[] };

let isServed = typeof window === 'undefined';

/** To be called before React takes over the page that the server sent. */
export function beginHydration(): void {
  isServed = true;
}

/** To be called when it has. Presses of buttons that came too early are done now. */
export function endHydration(): void {
  isServed = false;
  const { [EARLY_PRESSES]: takeEarlyPresses } = window as EarlyPresses;
  for (const button of takeEarlyPresses?.() ?? []) button.click();
}

/**
 * Whether what is rendered now is a page as the server sends it: on the server itself, and in the browser
 * until React has taken that page over. It is no state: nothing is rendered again because of it.
 */
export function rendersServedPage(): boolean {
  return isServed;
}
