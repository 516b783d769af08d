import { REQUEST_TIMEOUT_MS } from '../../domain/index.js';
import { NetworkError } from './network-error.js';

/** Aborts an upload or a stream that makes no progress. */
export interface StallGuard {
  /** Aborted with the given signal, or with a timeout error after too long without progress, 10 s by default. */
  readonly signal: AbortSignal;
  /** Restarts the timeout. */
  progress(): void;
  /** Stops the timeout, and following the given signal. */
  stop(): void;
}

/**
 * Starts a stall guard.
 * @param given signal that aborts the upload or stream for other reasons
 * @param ms timeout without progress, in ms
 */
export function startStallGuard(given: AbortSignal, ms: number = REQUEST_TIMEOUT_MS): StallGuard {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new NetworkError('timeout'));
  const follow = () => controller.abort(given.reason);
  let timer = setTimeout(giveUp, ms);
  given.addEventListener('abort', follow);
  if (given.aborted) follow();
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      given.removeEventListener('abort', follow);
    },
    progress() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    },
  };
}
