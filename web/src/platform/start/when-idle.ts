/** Delay of low-priority work where the browser has no idle callback, ms. */
const IDLE_WAIT_MS = 1000;

/**
 * Runs low-priority work when the browser is idle, or after a delay without that API.
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}

/** Longest wait, ms: a hidden page is not painted. */
const PAINT_WAIT_MS = 100;

/** Resolves after the next frame is painted, so that work started by a press does not delay its effect. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_WAIT_MS);
    // A task queued in an animation frame runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
