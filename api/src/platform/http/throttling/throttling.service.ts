import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';

/** Name of a limit in RATE_LIMITS. */
export type LimitName = keyof typeof RATE_LIMITS;

/**
 * Limits for a statement that takes points itself. The row in `rate_limit` has the key `name:digest` (see
 * `subjectDigest`), the `points` taken, and in `expire` the end of the window in ms since 1970, by the database's clock. A row whose window has
 * ended counts as none: the next point starts a window. A call that is not counted returns its point.
 */
export interface LimitRows {
  readonly names: readonly LimitName[];
  /** Points of each limit. */
  readonly points: readonly number[];
  readonly windowsMs: readonly number[];
}

/** The database's clock, which all nodes share, in ms since 1970. */
const CLOCK = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
/**
 * A window that would last longer than it can is the remainder of a wrong clock, and counts as ended. The clock is read
 * again for that: another node may have started the window while this statement waited for the row.
 */
const HAS_ENDED = `r.expire <= excluded.expire - $2::bigint OR r.expire - $2::bigint > ${CLOCK}`;
/** Takes a point ($1 key, $2 window in ms). `cast_votes` does the same for votes. */
const TAKE_POINT = `
  INSERT INTO rate_limit AS r (key, points, expire)
  VALUES ($1, 1, ${CLOCK} + $2::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${HAS_ENDED} THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN ${HAS_ENDED} THEN excluded.expire ELSE r.expire END
  RETURNING points, greatest(0, expire - extract(epoch FROM clock_timestamp()) * 1000)::integer AS wait_ms`;

/** Counts calls against RATE_LIMITS in PostgreSQL, shared by all nodes. */
@Injectable()
export class ThrottlingService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes a point for `subject`, a network or phone number, which is stored as a digest.
   * @throws AppError `too_many_requests` with the time until the window ends
   */
  async take(name: LimitName, subject: string): Promise<void> {
    if (this.config.rateLimit === 'off') return;
    const { points, windowS } = RATE_LIMITS[name];
    const [row] = await this.dataSource.query<{ points: number; wait_ms: number }[]>(TAKE_POINT, [
      rowKey(name, subject),
      windowS * 1000,
    ]);
    if (!row || row.points <= points) return;
    await this.refund(name, subject);
    throw new AppError('too_many_requests', { retryAfterS: row.wait_ms / 1000 });
  }

  /** Returns a point of a call that did not act. */
  async refund(name: LimitName, subject: string): Promise<void> {
    if (this.config.rateLimit === 'off') return;
    await this.dataSource.query('UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND points > 0', [
      rowKey(name, subject),
    ]);
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

const rowKey = (name: LimitName, subject: string): string => `${name}:${subjectDigest(subject)}`;

/** A network or phone number as part of a row's key. */
export const subjectDigest = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');
