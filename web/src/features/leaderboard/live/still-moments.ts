/** How often a waiting change looks again. */
const CHECK_MS = 250;
/** After a press, so that a second tap meets the same row. */
const AFTER_PRESS_MS = 300;
/** After the last letter in a search field. */
const AFTER_TYPING_MS = 3000;
/** Places where a visitor reads or chooses: details of a row, menus, dialogs. */
const FOCUSED = '[id^="details-"], [role="menu"], [role="dialog"]';

/** Waits for moments in which rows may move. */
export interface StillMoments {
  /** Calls `run` now, or once nothing is pressed, read or typed. Calls that come meanwhile replace each other. */
  next(run: () => void): void;
  stop(): void;
}

/**
 * Watches presses, the focus and typing.
 * @param board the element whose rows must not move under a finger
 */
export function watchStillMoments(board: Element): StillMoments {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  let isPressed = false;
  let pressedUntil = 0;
  let typedUntil = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const press = ({ target }: Event) => {
    if (target instanceof Node && board.contains(target)) isPressed = true;
  };
  const release = (event: Event) => {
    // A finger that scrolls cancels its pointer, and is still there until its touch ends.
    const isScroll = event.type === 'pointercancel' && 'ontouchend' in window;
    if (!isPressed || isScroll) return;
    if ('touches' in event && (event as TouchEvent).touches.length > 0) return;
    isPressed = false;
    pressedUntil = Date.now() + AFTER_PRESS_MS;
  };
  for (const type of ['pointerdown', 'touchstart']) document.addEventListener(type, press, options);
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel'])
    document.addEventListener(type, release, options);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search')
        typedUntil = Date.now() + AFTER_TYPING_MS;
    },
    options,
  );

  const isStill = () =>
    !isPressed &&
    Date.now() >= Math.max(pressedUntil, typedUntil) &&
    !document.activeElement?.closest(FOCUSED);
  const stopWaiting = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    next(run) {
      stopWaiting();
      if (isStill()) return run();
      timer = setInterval(() => {
        if (!isStill()) return;
        stopWaiting();
        run();
      }, CHECK_MS);
    },
    stop() {
      stopWaiting();
      listening.abort();
    },
  };
}
