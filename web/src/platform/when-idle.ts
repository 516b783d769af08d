import { IDLE_WAIT_MS } from '@quartermile/core/domain';

/**
 * Does what nobody waits for once the browser has nothing better to do; not every browser tells when that is.
 * @returns takes it back, if it was not done yet
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
