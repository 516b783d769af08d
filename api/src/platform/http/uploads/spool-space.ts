import {
  messages,
  UPLOAD_SPOOL_MAX_BYTES,
  UPLOAD_SPOOL_NETWORK_MAX_BYTES,
  UPLOAD_SPOOL_RETRY_S,
} from '@quartermile/core/domain';
import { AppError } from '../../errors/app-error.js';

/** Maximum bytes of spooled bodies. */
export interface SpoolLimits {
  readonly all: number;
  readonly perNetwork: number;
}

export const SPOOL_LIMITS: SpoolLimits = {
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
  private used = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(private readonly limits: SpoolLimits) {}

  /**
   * Opens the space of a body.
   * @param network its sender, or null for one without a limit of its own
   * @param expected its declared length, bytes; 0 when unknown
   * @throws AppError `unavailable` (503) or `too_many_requests` (429) when there is no room for it
   */
  open(network: string | null, expected: number): BodySpace {
    this.check(network, expected);
    let taken = 0;
    return {
      take: (bytes) => {
        this.check(network, bytes);
        taken += bytes;
        this.add(network, bytes);
      },
      release: () => {
        this.add(network, -taken);
        taken = 0;
      },
    };
  }

  private check(network: string | null, bytes: number): void {
    if (network !== null && (this.byNetwork.get(network) ?? 0) + bytes > this.limits.perNetwork) {
      throw refusal('too_many_requests', messages.upload.busyNetwork);
    }
    if (this.used + bytes > this.limits.all) throw refusal('unavailable', messages.upload.busy);
  }

  private add(network: string | null, bytes: number): void {
    this.used += bytes;
    if (network === null) return;
    const sum = (this.byNetwork.get(network) ?? 0) + bytes;
    if (sum === 0) this.byNetwork.delete(network);
    else this.byNetwork.set(network, sum);
  }
}

const refusal = (code: 'too_many_requests' | 'unavailable', detail: string): AppError =>
  new AppError(code, { detail, retryAfterS: UPLOAD_SPOOL_RETRY_S });
