import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { currentNetworks } from '../../../platform/http/request-context.js';
import { BoundedQueue } from '../../../platform/jobs/bounded-queue.js';

/** One thread of libuv's pool at a time: compression, file reads and name look-ups need the others. */
export const HASHES_MAX = 1;
/** About two seconds of hashing. A network's share is smaller, because its logins are limited. */
export const HASHES_WAITING_MAX = 64;
const RETRY_AFTER_S = 2;

/**
 * Verifies passwords one at a time; some more wait, the rest is rejected with `unavailable` (503). Argon2 is meant to be
 * expensive, so that a flood of logins would otherwise take the processor from everybody else.
 */
@Injectable()
export class PasswordQueue {
  private readonly queue = new BoundedQueue(
    {
      running: HASHES_MAX,
      waiting: HASHES_WAITING_MAX,
      perNetwork: HASHES_WAITING_MAX / 4,
      kept: HASHES_WAITING_MAX / 4,
    },
    () => new AppError('unavailable', { retryAfterS: RETRY_AFTER_S }),
  );

  /** Runs a hash or verification for the client of the current request. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(currentNetworks(), work);
  }
}
