import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import type { Networks } from '../../networks/network-address.js';
import { sharesAt } from '../../networks/network-shares.js';
import { RATE_LIMITS } from '../../networks/rate-limits.js';

/** Name of a limit in RATE_LIMITS. */
export type LimitName = keyof typeof RATE_LIMITS;

/** Whom a limit counts: the networks of a client, or one text such as a phone number. */
export type Subject = Networks | string;

/**
 * Limits for a statement that takes points itself. A row in `rate_limit` has the key `name:digest` (see
 * `subjectDigest`), the `points` taken, and in `expire` the end of the window in ms since 1970, by the database's clock.
 * A row whose window has ended counts as none: the next point starts a window. A call that is not counted returns its
 * point.
 */
export interface LimitRows {
  readonly names: readonly LimitName[];
  /** Points of each limit for one network; wider ones have more, see `sharesAt`. */
  readonly points: readonly number[];
  readonly windowsMs: readonly number[];
}

/** The database's clock, which all nodes share, in ms since 1970. */
const CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/**
 * A window that would last longer than it can is the remainder of a wrong clock, and counts as ended. The clock is read
 * again for that: another node may have started the window while this statement waited for the row.
 */
const HAS_ENDED = `r.expire <= excluded.expire - $3::bigint OR r.expire - $3::bigint > ${CLOCK}`;
/**
 * Takes a point of each row ($1 keys, $2 their points, $3 window in ms), and says how long a full one stays full. Rows
 * are locked in the order of their keys, as in `cast_votes`, so that no two calls wait for each other.
 */
const TAKE_POINTS = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[]) AS wanted (key, most)
  ), taken AS (
    INSERT INTO rate_limit AS r (key, points, expire)
    SELECT key, 1, ${CLOCK} + $3::bigint FROM wanted ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN ${HAS_ENDED} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN ${HAS_ENDED} THEN excluded.expire ELSE r.expire END
    RETURNING key, points, expire
  )
  SELECT max(greatest(0, expire - ${CLOCK}))::float AS wait_ms FROM taken JOIN wanted USING (key) WHERE points > most`;
/** Returns a point of each row ($1 keys), which are locked in the same order. */
const RETURN_POINTS = `
  WITH locked AS (SELECT key FROM rate_limit WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
  UPDATE rate_limit r SET points = points - 1 FROM locked WHERE r.key = locked.key AND points > 0`;

/** Counts calls against RATE_LIMITS in PostgreSQL, shared by all nodes. */
@Injectable()
export class ThrottlingService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes a point for `subject`, which is stored as a digest. Of a client it is taken in each of its networks, the wider
   * of which have more points (`sharesAt`), so that the owner of a /48 is not 65,536 networks.
   * @throws AppError `too_many_requests` with the time until the window ends
   */
  async take(name: LimitName, subject: Subject): Promise<void> {
    if (this.config.rateLimit === 'off') return;
    const { points, windowS } = RATE_LIMITS[name];
    const keys = rowKeys(name, subject);
    const most = keys.map((_key, place) => points * sharesAt(place));
    const [row] = await this.dataSource.query<{ wait_ms: number | null }[]>(TAKE_POINTS, [
      keys,
      most,
      windowS * 1000,
    ]);
    if (!row || row.wait_ms === null) return;
    await this.refund(name, subject);
    throw new AppError('too_many_requests', { retryAfterS: row.wait_ms / 1000 });
  }

  /** Returns a point of a call that did not act. */
  async refund(name: LimitName, subject: Subject): Promise<void> {
    if (this.config.rateLimit === 'off') return;
    await this.dataSource.query(RETURN_POINTS, [rowKeys(name, subject)]);
  }

  /** Limits for a statement that takes points itself; none while throttling is off. */
  rowsOf(names: readonly LimitName[]): LimitRows {
    const used = this.config.rateLimit === 'off' ? [] : names;
    return {
      names: used,
      points: used.map((name) => RATE_LIMITS[name].points),
      windowsMs: used.map((name) => RATE_LIMITS[name].windowS * 1000),
    };
  }
}

const rowKeys = (name: LimitName, subject: Subject): string[] =>
  [subject].flat().map((one) => `${name}:${subjectDigest(one)}`);

/** A network or phone number as part of a row's key. */
export const subjectDigest = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');
