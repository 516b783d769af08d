import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ThrottlingService } from '../../../platform/http/throttling/throttling.service.js';
import { networkOf } from '../../../platform/networks/network-address.js';

const { points: FAILURES_MAX, windowS: WINDOW_S } = RATE_LIMITS.loginFailure;

/**
 * Counts failed logins across all nodes: per e-mail and network, and per network with any e-mails. After five
 * respectively twenty failures within 15 minutes, further logins are rejected even with the correct password. Other
 * networks and active sessions are not affected.
 */
@Injectable()
export class LoginAttemptsService {
  /** Serialises attempts per key on this node, so that concurrent attempts cannot exceed the limit. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttling: ThrottlingService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Runs an attempt, which returns null on failure.
   * @throws AppError `too_many_logins` before the attempt, or after it when other nodes counted failures meanwhile
   */
  async attempt<Result>(
    email: string,
    address: string,
    login: () => Promise<Result | null>,
  ): Promise<Result | null> {
    if (this.config.rateLimit === 'off') return login();
    const network = networkOf(address);
    const key = createHash('sha256').update(`${email.toLowerCase()}\n${network}`).digest();
    await this.takePoint(network);
    let isFailure = false;
    try {
      const result = await this.inTurn(key.toString('base64'), () => this.attemptOnce(key, login));
      isFailure = result === null;
      return result;
    } finally {
      if (!isFailure) await this.throttling.refund('loginPerNetwork', network);
    }
  }

  /** Takes the point before the password is verified, so that concurrent attempts cannot exceed the limit. */
  private async takePoint(network: string): Promise<void> {
    try {
      await this.throttling.take('loginPerNetwork', network);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('too_many_logins', { retryAfterS: error.retryAfterS });
    }
  }

  private async attemptOnce<Result>(
    key: Buffer,
    login: () => Promise<Result | null>,
  ): Promise<Result | null> {
    await this.refuseIfBlocked(key);
    const result = await login();
    if (result === null) await this.count(key);
    else await this.refuseIfBlocked(key);
    return result;
  }

  private async inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.queues.get(key) ?? Promise.resolve()).catch(() => undefined).then(act);
    this.queues.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(key) === turn) this.queues.delete(key);
    }
  }

  /** A key is blocked while its fifth latest failure is within the window. */
  private async refuseIfBlocked(key: Buffer): Promise<void> {
    const rows: { wait_s: number }[] = await this.dataSource.query(
      `SELECT $2 - extract(epoch FROM now() - at)::float AS wait_s FROM login_failure
       WHERE key = $1 AND at > now() - make_interval(secs => $2) ORDER BY at DESC OFFSET $3 LIMIT 1`,
      [key, WINDOW_S, FAILURES_MAX - 1],
    );
    if (rows[0]) throw new AppError('too_many_logins', { retryAfterS: rows[0].wait_s });
  }

  private async count(key: Buffer): Promise<void> {
    await this.dataSource.query('INSERT INTO login_failure (key) VALUES ($1)', [key]);
  }
}
