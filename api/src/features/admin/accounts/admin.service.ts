import { Injectable } from '@nestjs/common';
import type { Credentials, Login, Session, Token } from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { SessionService } from '../sessions/session.service.js';
import type { SessionOrigin } from '../sessions/session-origin.js';
import { toAdministrator, toToken } from './admin.presenter.js';
import { AdministratorsService } from './administrators.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { verifyPassword } from './password.js';
import { PasswordQueue } from './password-queue.js';

/** Origin and idempotency key of a login request. */
export interface LoginOrigin {
  readonly address: string;
  readonly session: SessionOrigin;
  readonly idempotencyKey: string | undefined;
}

/** Login, session refresh and logout. */
@Injectable()
export class AdminService {
  constructor(
    private readonly administrators: AdministratorsService,
    private readonly attempts: LoginAttemptsService,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordQueue,
  ) {}

  /**
   * Opens a session.
   * @throws AppError `invalid_credentials` for a wrong e-mail or password; `too_many_logins`; `unavailable` when too many
   * logins are waiting
   */
  async login(
    { email, password }: Credentials,
    { address, session, idempotencyKey }: LoginOrigin,
  ): Promise<Login> {
    const account = await this.attempts.attempt(email, address, async () => {
      const administrator = await this.administrators.findByEmail(email);
      const hash = administrator?.passwordHash ?? null;
      return (await this.passwords.run(() => verifyPassword(hash, password))) ? administrator : null;
    });
    if (!account) throw new AppError('invalid_credentials');
    const issued = await this.sessions.open(account.id, idempotencyKey, session);
    return { ...toToken(issued), admin: toAdministrator(account) };
  }

  /** The caller's session. */
  async session(identity: AdminIdentity): Promise<Session> {
    const expiresAt = await this.sessions.expiryOf(identity);
    return { admin: toAdministrator(identity), expiresAt: expiresAt.toISOString() };
  }

  /** Replaces the caller's token. */
  async refresh(identity: AdminIdentity, idempotencyKey: string | undefined): Promise<Token> {
    return toToken(await this.sessions.renew(identity, idempotencyKey));
  }

  /** Ends the caller's session. */
  logout(identity: AdminIdentity): Promise<void> {
    return this.sessions.end(identity);
  }
}
