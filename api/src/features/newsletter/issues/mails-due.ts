const MINUTE_MS = 60_000;

/** Where the rate of a newsletter stands. Times in ms since 1970, by the database's clock. */
export interface RateState {
  readonly perMinute: number;
  /** Until when the rate is used up; null before the first mail. */
  readonly fedAt: number | null;
  readonly now: number;
  /** Mails of newsletters in the outbox that could be sent. */
  readonly waiting: number;
  /** Seconds of the rate that may be made up for after a break. */
  readonly burstS: number;
  /** Most mails that may wait. */
  readonly most: number;
}

/**
 * Number of mails that may go into the outbox, and until when they use the rate up. A clock that is set back stops
 * nothing, and a break is made up for in part only, so that the rate is not exceeded after it.
 */
export function mailsDue({ perMinute, fedAt, now, waiting, burstS, most }: RateState): {
  readonly count: number;
  readonly fedAt: number;
} {
  const pause = MINUTE_MS / perMinute;
  const burst = Math.min(most, Math.max(1, Math.ceil((perMinute * burstS) / 60)));
  const earliest = now - burst * pause;
  const from = fedAt === null ? now - pause : Math.min(Math.max(fedAt, earliest), now);
  const room = Math.max(0, burst - waiting);
  const count = Math.min(Math.floor((now - from) / pause + 1e-9), burst, room);
  return { count, fedAt: from + count * pause };
}
