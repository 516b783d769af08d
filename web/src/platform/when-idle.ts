import { IDLE_WAIT_MS } from '@quartermile/core/domain';

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
