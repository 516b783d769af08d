import { messages } from '@quartermile/core/domain';
import { AppError } from '../../errors/app-error.js';
import type { Networks } from '../../networks/network-address.js';
import { NetworkShares, type NoRoom, type ShareBounds } from '../../networks/network-shares.js';

/** Retry-After of refused uploads, seconds; short enough that clients retry by themselves. */
export const UPLOAD_SPOOL_RETRY_S = 5;

/** Bounds of what is being spooled. */
export interface SpoolLimits {
  readonly bytes: ShareBounds;
  /** Each open body takes two file descriptors and a buffer. */
  readonly bodies: ShareBounds;
}

const MIB = 1024 * 1024;

/**
 * A network has room for two of the largest submissions, or for a race day's Wi-Fi that sends sixteen shrunken ones at
 * once; more of them wait as `Retry-After` says. An IPv6 /48 with three shares takes less than a quarter of the whole.
 */
export const SPOOL_LIMITS: SpoolLimits = {
  bytes: { all: 1024 * MIB, perNetwork: 64 * MIB, kept: 256 * MIB },
  bodies: { all: 256, perNetwork: 16, kept: 64 },
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
 * Counts spooled bodies. The announced length of a body counts for its networks from the beginning, so that bodies of one
 * network do not make each other fail halfway. In all only bytes that have arrived count: announcing much costs others
 * nothing.
 */
export class SpoolSpace {
  private readonly bodies: NetworkShares;
  private readonly announced: NetworkShares;
  private arrived = 0;

  constructor(private readonly limits: SpoolLimits) {
    this.bodies = new NetworkShares(limits.bodies);
    this.announced = new NetworkShares({ ...limits.bytes, all: Number.POSITIVE_INFINITY });
  }

  /**
   * Opens the space of a body.
   * @param networks its sender's, or null for one without a limit of its own
   * @param length its announced length, bytes; 0 when unknown
   * @throws AppError `unavailable` (503) or `too_many_requests` (429) when there is no room for it
   */
  open(networks: Networks | null, length: number): BodySpace {
    // The first body of a network may use the part that is kept for such, until its end.
    const all = this.limits.bytes.all - (this.bodies.holdsSome(networks) ? (this.limits.bytes.kept ?? 0) : 0);
    let announced = length;
    let arrived = 0;
    refuse(this.bodies.noRoom(networks, 1) ?? this.announced.noRoom(networks, announced));
    this.refuseAbove(all, length);
    this.bodies.take(networks, 1);
    this.announced.take(networks, announced);
    let isOpen = true;
    return {
      take: (bytes) => {
        const more = Math.max(0, arrived + bytes - announced);
        if (more > 0) refuse(this.announced.noRoom(networks, more));
        this.refuseAbove(all, bytes);
        this.announced.take(networks, more);
        announced += more;
        arrived += bytes;
        this.arrived += bytes;
      },
      release: () => {
        if (!isOpen) return;
        isOpen = false;
        this.bodies.giveBack(networks, 1);
        this.announced.giveBack(networks, announced);
        this.arrived -= arrived;
      },
    };
  }

  private refuseAbove(all: number, more: number): void {
    if (this.arrived + more > all) refuse('all');
  }
}

function refuse(why: NoRoom | null): void {
  if (why === null) return;
  const refusal = why === 'network' ? 'too_many_requests' : 'unavailable';
  const detail = why === 'network' ? messages.upload.busyNetwork : messages.upload.busy;
  throw new AppError(refusal, { detail, retryAfterS: UPLOAD_SPOOL_RETRY_S });
}
