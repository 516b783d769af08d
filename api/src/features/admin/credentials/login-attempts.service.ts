import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { LoginCaller } from '../../../platform/http/access/known-device.js';
import { ThrottlingService } from '../../../platform/http/throttling/throttling.service.js';
import type { Networks } from '../../../platform/networks/network-address.js';
import { sharesAt } from '../../../platform/networks/network-shares.js';
import { RATE_LIMITS } from '../../../platform/networks/rate-limits.js';

const { points: FAILURES_MAX, windowS: WINDOW_S } = RATE_LIMITS.loginFailure;

/** Failures of a key that are too many. */
interface FailureLimit {
  readonly key: Buffer;
  readonly most: number;
}

/**
 * Counts failed logins across all nodes: per e-mail and network, and per network with any e-mails. After five
 * respectively twenty failures within 15 minutes, further logins are rejected even with the correct password; a /56 of
 * IPv6 has twice and a /48 three times as many. Other networks and active sessions are not affected, nor are known
 * devices, which have as many failures of their own: strangers in the same network cannot lock them out.
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
   * @param caller whose device, if any, belongs to the account
   * @throws AppError `too_many_logins` before the attempt, or after it when other nodes counted failures meanwhile
   */
  async attempt<Result>(
    email: string,
    { networks, device }: LoginCaller,
    login: () => Promise<Result | null>,
  ): Promise<Result | null> {
    if (this.config.rateLimit === 'off') return login();
    const ofEmail = limitsOf(email.toLowerCase(), networks);
    if (device) {
      const own = limitsOf(`device ${device.id}`, networks);
      // Its failures count for its networks as well.
      return this.inTurn(own, () => this.attemptOnce(own, [...own, ...ofEmail], login));
    }
    await this.takePoint(networks);
    let isFailure = false;
    try {
      const result = await this.inTurn(ofEmail, () => this.attemptOnce(ofEmail, ofEmail, login));
      isFailure = result === null;
      return result;
    } finally {
      if (!isFailure) await this.throttling.refund('loginPerNetwork', networks);
    }
  }

  /** Takes the point before the password is verified, so that concurrent attempts cannot exceed the limit. */
  private async takePoint(networks: Networks): Promise<void> {
    try {
      await this.throttling.take('loginPerNetwork', networks);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('too_many_logins', { retryAfterS: error.retryAfterS });
    }
  }

  private async attemptOnce<Result>(
    limits: readonly FailureLimit[],
    counted: readonly FailureLimit[],
    login: () => Promise<Result | null>,
  ): Promise<Result | null> {
    await this.refuseIfBlocked(limits);
    const result = await login();
    if (result === null) await this.count(counted);
    else await this.refuseIfBlocked(limits);
    return result;
  }

  /** In the turn of the subject and its widest network. */
  private async inTurn<Result>(limits: readonly FailureLimit[], act: () => Promise<Result>): Promise<Result> {
    const key = limits.at(-1)?.key.toString('base64') ?? '';
    const turn = (this.queues.get(key) ?? Promise.resolve()).catch(() => undefined).then(act);
    this.queues.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.queues.get(key) === turn) this.queues.delete(key);
    }
  }

  /** A key with five failures is blocked while its fifth latest one is within the window. */
  private async refuseIfBlocked(limits: readonly FailureLimit[]): Promise<void> {
    const rows: { wait_s: number | null }[] = await this.dataSource.query(
      `SELECT max($2 - extract(epoch FROM now() - blocking)::float) AS wait_s
       FROM unnest($1::bytea[], $3::integer[]) AS limits (key, most), LATERAL (
         SELECT (array_agg(at ORDER BY at DESC))[most] AS blocking FROM login_failure
         WHERE login_failure.key = limits.key AND at > now() - make_interval(secs => $2)
       ) AS latest`,
      [limits.map(({ key }) => key), WINDOW_S, limits.map(({ most }) => most)],
    );
    const waitS = rows[0]?.wait_s ?? null;
    if (waitS !== null) throw new AppError('too_many_logins', { retryAfterS: waitS });
  }

  private async count(limits: readonly FailureLimit[]): Promise<void> {
    await this.dataSource.query('INSERT INTO login_failure (key) SELECT unnest($1::bytea[])', [
      limits.map(({ key }) => key),
    ]);
  }
}

/** Failures of an e-mail or device in each of its networks. */
function limitsOf(subject: string, networks: Networks): FailureLimit[] {
  return networks.map((network, place) => ({
    key: createHash('sha256').update(`${subject}\n${network}`).digest(),
    most: FAILURES_MAX * sharesAt(place),
  }));
}
