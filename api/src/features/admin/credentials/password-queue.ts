import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { KnownDevice } from '../../../platform/http/access/known-device.js';
import { currentNetworks } from '../../../platform/http/request-context.js';
import { BoundedQueue } from '../../../platform/jobs/bounded-queue.js';
import { WORK_ORDER, WorkQueue } from '../../../platform/jobs/work-queue.js';
import { RATE_LIMITS } from '../../../platform/networks/rate-limits.js';

/** One thread of libuv's pool at a time: compression, file reads and name look-ups need the others. */
export const HASHES_MAX = 1;
/** About eight seconds of hashing. Half of the places are kept for networks that have none: more than 100 of them. */
export const HASHES_WAITING_MAX = 256;
/** Places of known devices, and of one of them. */
const DEVICES_WAITING_MAX = 32;
const PER_DEVICE = 4;
const RETRY_AFTER_S = 2;

/**
 * Verifies passwords one at a time; some more wait, the rest is rejected with `unavailable` (503). Argon2 is meant to be
 * expensive, so that a flood of logins would otherwise take the processor from everybody else. Known devices have places
 * of their own and go first: no flood of strangers is before them.
 */
@Injectable()
export class PasswordQueue {
  private readonly hashes = new WorkQueue(HASHES_MAX);
  private readonly strangers = new BoundedQueue(
    {
      running: HASHES_MAX,
      waiting: HASHES_WAITING_MAX,
      // Failures of a network are limited to as many.
      perNetwork: RATE_LIMITS.loginPerNetwork.points,
      kept: HASHES_WAITING_MAX / 2,
    },
    full,
    { queue: this.hashes, order: WORK_ORDER.upload },
  );
  private readonly devices = new BoundedQueue(
    {
      running: HASHES_MAX,
      waiting: DEVICES_WAITING_MAX,
      perNetwork: PER_DEVICE,
      kept: DEVICES_WAITING_MAX / 2,
    },
    full,
    { queue: this.hashes, order: WORK_ORDER.visitor },
  );

  /** Number of hashes that have not started. */
  get waitingCount(): number {
    return this.hashes.waitingCount;
  }

  /** Runs a hash or verification for a known device, or for the client of the current request. */
  run<Result>(work: () => Promise<Result>, device: KnownDevice | null = null): Promise<Result> {
    if (device) return this.devices.run([device.id], work);
    return this.strangers.run(currentNetworks(), work);
  }
}

function full(): AppError {
  return new AppError('unavailable', { retryAfterS: RETRY_AFTER_S });
}
