/** Longest wait, ms: a hidden page is not painted. */
const LONGEST_WAIT_MS = 100;

/** Resolves after the next frame is painted, so that work started by a press does not delay its effect. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    // A task queued in an animation frame runs after that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
