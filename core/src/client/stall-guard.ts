import { REQUEST_TIMEOUT_MS } from '../domain/index.js';
import { NetworkError } from './network-error.js';

/** Ends an upload, or a stream, that makes no progress. */
export interface StallGuard {
  /** Aborted with a time-out error after too long without progress; 10 s unless said otherwise. */
  readonly signal: AbortSignal;
  /** Tells the guard that something moved. */
  progress(): void;
  /** Stops watching. */
  stop(): void;
}

/** Starts to watch; `ms` is how long nothing may move. */
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
