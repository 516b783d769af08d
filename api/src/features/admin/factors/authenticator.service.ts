import { Inject, Injectable } from '@nestjs/common';
import { type AuthenticatorSetup, TIME_CODE_STEP_S } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { settledSecret } from '../sessions/token-options.js';
import { secondFactorMessages } from './factor-messages.js';
import { SecretBox } from './secret-box.js';

/** How long a secret that was not confirmed by a code can be confirmed. */
const AUTHENTICATOR_SETUP_S = 15 * 60;

interface AuthenticatorRow {
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: string | null;
  is_expired: boolean;
}

/** Outcome of a code: `repeated` was accepted last time, `used` earlier. */
type CodeOutcome = 'accepted' | 'repeated' | 'used' | 'wrong';

/** Loads the library lazily; few administrators sign in. */
/** A code of an authenticator app. */
const TIME_CODE = /^\d{6}$/;

const loadLibrary = () => import('otplib/functional');

/** Authenticator apps: time-based one-time codes (RFC 6238). */
@Injectable()
export class AuthenticatorService {
  private readonly box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.box = new SecretBox(settledSecret(config), 'authenticator secrets');
  }

  /**
   * Starts a setup with a new secret, which replaces that of an unfinished setup.
   * @throws AppError `conflict` when an authenticator app is set up already
   */
  async begin(administratorId: string, email: string): Promise<AuthenticatorSetup> {
    const { generateSecret, generateURI } = await loadLibrary();
    const secret = generateSecret();
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO authenticator AS a (administrator_id, secret) VALUES ($1, $2)
       ON CONFLICT (administrator_id) DO UPDATE SET secret = $2, created_at = now(), last_step = NULL
         WHERE a.confirmed_at IS NULL
       RETURNING 1`,
      [administratorId, this.box.seal(secret, administratorId)],
    );
    if (rows.length === 0)
      throw new AppError('conflict', { detail: secondFactorMessages.authenticatorExists });
    const issuer = new URL(this.config.publicUrl).hostname;
    return { secret, address: generateURI({ issuer, label: email, secret }) };
  }

  /**
   * Finishes a setup by a code of the app. A repeated call with the same code changes nothing.
   * @returns whether it was finished by this call
   * @throws AppError `invalid_code`; `conflict` for an expired setup, or when an app is set up already
   */
  async confirm(manager: EntityManager, administratorId: string, code: string): Promise<boolean> {
    const row = await this.find(manager, administratorId);
    if (!row || (row.is_expired && !row.confirmed_at))
      throw new AppError('conflict', { detail: secondFactorMessages.setupExpired });
    const outcome = await this.use(manager, administratorId, code);
    if (row.confirmed_at) {
      if (outcome === 'repeated') return false;
      throw new AppError('conflict', { detail: secondFactorMessages.authenticatorExists });
    }
    if (outcome !== 'accepted') throw new AppError('invalid_code');
    await manager.query('UPDATE authenticator SET confirmed_at = now() WHERE administrator_id = $1', [
      administratorId,
    ]);
    return true;
  }

  /** Uses up a code: it and earlier ones are not accepted again, on any node. */
  async use(manager: EntityManager, administratorId: string, code: string): Promise<CodeOutcome> {
    const row = await this.find(manager, administratorId);
    const step = row && (await this.stepOf(row.secret, administratorId, code));
    if (step === null || step === undefined) return 'wrong';
    const taken: unknown[] = await manager.query(
      `WITH taken AS (
         UPDATE authenticator SET last_step = $2
         WHERE administrator_id = $1 AND coalesce(last_step, -1) < $2 RETURNING 1
       ) SELECT * FROM taken`,
      [administratorId, step],
    );
    if (taken.length > 0) return 'accepted';
    return Number(row?.last_step) === step ? 'repeated' : 'used';
  }

  /** Removes the app; false when there is none. */
  async remove(manager: EntityManager, administratorId: string): Promise<boolean> {
    const rows: { confirmed: boolean }[] = await manager.query(
      `WITH gone AS (DELETE FROM authenticator WHERE administrator_id = $1 RETURNING confirmed_at IS NOT NULL AS confirmed)
       SELECT * FROM gone`,
      [administratorId],
    );
    return rows[0]?.confirmed ?? false;
  }

  /** The time step of a code; null for a wrong one, and when the secret cannot be decrypted. */
  private async stepOf(secret: Buffer, administratorId: string, token: string): Promise<number | null> {
    // The library throws for other texts.
    if (!TIME_CODE.test(token)) return null;
    const opened = this.box.open(secret, administratorId);
    if (opened === null) return null;
    const { verify } = await loadLibrary();
    const result = await verify({ secret: opened, token, epochTolerance: TIME_CODE_STEP_S });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  private async find(manager: EntityManager, administratorId: string): Promise<AuthenticatorRow | undefined> {
    const rows: AuthenticatorRow[] = await manager.query(
      `SELECT secret, confirmed_at, last_step, created_at < now() - make_interval(secs => $2) AS is_expired
       FROM authenticator WHERE administrator_id = $1 FOR NO KEY UPDATE`,
      [administratorId, AUTHENTICATOR_SETUP_S],
    );
    return rows[0];
  }
}
