import {
  messages,
  UPLOAD_SPOOL_MAX_BYTES,
  UPLOAD_SPOOL_NETWORK_MAX_BYTES,
  UPLOAD_SPOOL_RETRY_S,
} from '@quartermile/core/domain';
import { AppError } from '../../errors/app-error.js';
import type { Networks } from '../../networks/network-address.js';
import { NetworkShares, type ShareBounds } from '../../networks/network-shares.js';

/** Maximum bytes of spooled bodies. */
export const SPOOL_LIMITS: ShareBounds = {
  all: UPLOAD_SPOOL_MAX_BYTES,
  perNetwork: UPLOAD_SPOOL_NETWORK_MAX_BYTES,
};

/** Space of one body, which must be released. */
export interface BodySpace {
  /**
   * Counts received bytes.
   * @throws AppError `unavailable` (503) or `too_many_requests` (429)
   */
  take(bytes: number): void;
  /** Returns the space of the body. Repeated calls have no effect. */
  release(): void;
}

/**
 * Counts the bytes of spooled bodies, in all and for each network, as they arrive: a slow sender occupies only what it
 * has sent.
 */
export class SpoolSpace {
  private readonly shares: NetworkShares;

  constructor(limits: ShareBounds) {
    this.shares = new NetworkShares(limits);
  }

  /**
   * Opens the space of a body.
   * @param networks its sender's, or null for one without a limit of its own
   * @param expected its declared length, bytes; 0 when unknown
   * @throws AppError `unavailable` (503) or `too_many_requests` (429) when there is no room for it
   */
  open(networks: Networks | null, expected: number): BodySpace {
    this.check(networks, expected);
    let taken = 0;
    return {
      take: (bytes) => {
        this.check(networks, bytes);
        taken += bytes;
        this.shares.take(networks, bytes);
      },
      release: () => {
        this.shares.giveBack(networks, taken);
        taken = 0;
      },
    };
  }

  private check(networks: Networks | null, bytes: number): void {
    const why = this.shares.noRoom(networks, bytes);
    if (why === null) return;
    const refusal = why === 'network' ? 'too_many_requests' : 'unavailable';
    const detail = why === 'network' ? messages.upload.busyNetwork : messages.upload.busy;
    throw new AppError(refusal, { detail, retryAfterS: UPLOAD_SPOOL_RETRY_S });
  }
}
