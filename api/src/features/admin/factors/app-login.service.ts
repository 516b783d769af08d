import { createHash, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AdminRole,
  type AppLogin,
  type AppLoginClaim,
  type AppLoginNumber,
  factorMessages,
  type Login,
  type PasskeyAssertion,
  pageRoutes,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { LoginCaller } from '../../../platform/http/access/known-device.js';
import { toAdministrator, toToken } from '../sessions/admin.presenter.js';
import { SessionService } from '../sessions/session.service.js';
import type { SessionOrigin } from '../sessions/session-origin.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { PasskeysService } from './passkeys.service.js';

/** How long the desktop app waits for a login in the system browser. */
const APP_LOGIN_S = 120;

const NUMBERS = 1_000_000;

/**
 * Logins of the desktop app in the system's browser, because passkeys belong to the origin of the site. The app alone
 * can collect the session: by a secret whose digest it sent at the start (RFC 7636). A login lasts two minutes and is
 * collected once.
 */
@Injectable()
export class AppLoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly logins: PasskeyLoginService,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Starts a login. @throws AppError `passkeys_unavailable` */
  async start(challenge: string): Promise<AppLogin> {
    if (this.passkeys.origin === null) throw new AppError('passkeys_unavailable');
    const number = String(randomInt(NUMBERS)).padStart(6, '0').replace(/^.../, '$& ');
    const rows: { id: string }[] = await this.dataSource.query(
      `INSERT INTO app_login (challenge, number, expires_at)
       VALUES ($1, $2, now() + make_interval(secs => $3)) RETURNING id`,
      [challenge, number, APP_LOGIN_S],
    );
    const id = rows[0]?.id ?? '';
    const address = new URL(pageRoutes.adminLogin, this.config.publicUrl);
    address.searchParams.set('app', id);
    return { _id: id, number, address: address.href };
  }

  /** The number of a login that waits for the browser. @throws AppError `not_found` */
  async read(id: string): Promise<AppLoginNumber> {
    const rows: AppLoginNumber[] = isEntityId(id)
      ? await this.dataSource.query(
          'SELECT number FROM app_login WHERE id = $1 AND expires_at > now() AND administrator_id IS NULL',
          [id],
        )
      : [];
    if (!rows[0]) throw gone();
    return rows[0];
  }

  /** Confirms a login by a passkey. @throws AppError `not_found`, `passkey_refused`, `too_many_logins` */
  async approve(id: string, passkey: PasskeyAssertion, caller: LoginCaller): Promise<void> {
    await this.read(id);
    const administratorId = await this.logins.verify(passkey, caller);
    const rows: unknown[] = await this.dataSource.query(
      `WITH approved AS (
         UPDATE app_login SET administrator_id = $2
         WHERE id = $1 AND expires_at > now() AND administrator_id IS NULL RETURNING 1
       ) SELECT * FROM approved`,
      [id, administratorId],
    );
    if (rows.length === 0) throw gone();
  }

  /**
   * Opens the session of a confirmed login, once; null while it is not confirmed.
   * @throws AppError `not_found` for an unknown, expired or collected login, and for another secret
   */
  async claim({ id, verifier }: AppLoginClaim, origin: SessionOrigin): Promise<Login | null> {
    if (!isEntityId(id)) throw gone();
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const waiting: { administrator_id: string | null }[] = await this.dataSource.query(
      'SELECT administrator_id FROM app_login WHERE id = $1 AND challenge = $2 AND expires_at > now()',
      [id, challenge],
    );
    if (!waiting[0]) throw gone();
    if (waiting[0].administrator_id === null) return null;
    const taken: { administrator_id: string; email: string; role: AdminRole }[] = await this.dataSource.query(
      `WITH taken AS (
         DELETE FROM app_login WHERE id = $1 AND challenge = $2 AND expires_at > now() RETURNING administrator_id
       ) SELECT administrator_id, email, role FROM taken JOIN administrator ON administrator.id = administrator_id`,
      [id, challenge],
    );
    if (!taken[0]) throw gone();
    const issued = await this.sessions.open(taken[0].administrator_id, undefined, origin);
    return { ...toToken(issued), admin: toAdministrator(taken[0]) };
  }
}

const gone = (): AppError => new AppError('not_found', { detail: factorMessages.appLoginGone });
