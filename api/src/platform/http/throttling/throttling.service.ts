import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '@quartermile/core/domain';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';

/** Name of a limit in RATE_LIMITS. */
export type LimitName = keyof typeof RATE_LIMITS;

/**
 * Limits for a statement that takes points itself. The limiter's row in `rate_limit` has the key `name:digest` (see
 * `subjectDigest`), the `points` taken, and in `expire` the end of the window in ms since 1970. A row whose window has
 * ended counts as none: the next point starts a window. A call that is not counted returns its point.
 */
export interface LimitRows {
  readonly names: readonly LimitName[];
  /** Points of each limit. */
  readonly points: readonly number[];
  readonly windowsMs: readonly number[];
}

/** Counts calls against RATE_LIMITS in PostgreSQL, shared by all nodes. */
@Injectable()
export class ThrottlingService {
  private readonly limiters = new Map<LimitName, RateLimiterPostgres>();

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
    try {
      await this.limiter(name).consume(subjectDigest(subject));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await this.refund(name, subject);
      throw new AppError('too_many_requests', { retryAfterS: refusal.msBeforeNext / 1000 });
    }
  }

  /** Returns a point of a call that did not act. */
  async refund(name: LimitName, subject: string): Promise<void> {
    if (this.config.rateLimit === 'off') return;
    await this.limiter(name).reward(subjectDigest(subject));
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

  private limiter(name: LimitName): RateLimiterPostgres {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      const { points, windowS } = RATE_LIMITS[name];
      limiter = new RateLimiterPostgres({
        storeClient: this.dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: windowS,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

/** A network or phone number as part of a row's key. */
export const subjectDigest = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');
