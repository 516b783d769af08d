import { EARLY_PRESS_BEGUN, EARLY_PRESSES } from './start/record-early-presses.js';

type EarlyPresses = Window & {
  [EARLY_PRESSES]?: () => HTMLElement[];
  [EARLY_PRESS_BEGUN]?: () => boolean;
};

let isServed = typeof window === 'undefined';
/** Address of the loaded document. */
const address = import.meta.env.SSR ? '' : window.location.href;

/** Call before hydration. */
export function beginHydration(): void {
  isServed = true;
}

/** Call after hydration: replays early button presses. */
export function endHydration(): void {
  isServed = false;
  for (const button of takeEarlyPresses()) button.click();
}

function takeEarlyPresses(): HTMLElement[] {
  return (window as EarlyPresses)[EARLY_PRESSES]?.() ?? [];
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

/**
 * Whether an error may not replace what is shown. During hydration that is the page as it was served, which can be read and
 * whose links work, after a link the previous page, until the document of the next one is loaded. Otherwise an error page
 * is shown, once the visitor has pressed something.
 */
export function mustKeepPage(): boolean {
  if (import.meta.env.SSR) return false;
  takeEarlyPresses();
  const isOtherPage = window.location.href !== address;
  if (isOtherPage) window.location.reload();
  return isOtherPage || isServed || !navigator.userActivation?.hasBeenActive;
}
