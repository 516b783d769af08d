import { REQUEST_TIMEOUT_MS } from '../domain/index.js';
import { NetworkError } from './client-errors.js';

/** Ends an upload that makes no progress. */
export interface StallGuard {
  /** Aborted with a time-out error after 10 s without progress. */
  readonly signal: AbortSignal;
  /** Tells the guard that something moved. */
  progress(): void;
  /** Stops watching. */
  stop(): void;
}

/** Starts to watch an upload. */
export function startStallGuard(): StallGuard {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new NetworkError('timeout'));
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    progress() {
      stop();
      timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    },
  };
}
