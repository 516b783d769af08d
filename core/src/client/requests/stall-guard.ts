import { REQUEST_TIMEOUT_MS } from '../../domain/index.js';
import { NetworkError } from './network-error.js';

/** Aborts an upload or a stream that makes no progress. */
export interface StallGuard {
  /** Aborted with a timeout error after too long without progress, 10 s by default. */
  readonly signal: AbortSignal;
  /** Restarts the timeout. */
  progress(): void;
  /** Stops the timeout. */
  stop(): void;
}

/**
 * Starts a stall guard.
 * @param ms timeout without progress, in ms
 */
export function startStallGuard(ms: number = REQUEST_TIMEOUT_MS): StallGuard {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new NetworkError('timeout'));
  let timer = setTimeout(giveUp, ms);
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    progress() {
      stop();
      timer = setTimeout(giveUp, ms);
    },
  };
}
