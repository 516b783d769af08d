import { Injectable } from '@nestjs/common';
import type { Credentials, Login, Session, Token } from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { callerFor, type LoginCaller } from '../../../platform/http/access/known-device.js';
import type { AdministratorEntity } from '../credentials/administrator.entity.js';
import { CountedAttempts } from '../credentials/counted-attempts.service.js';
import { verifyPassword } from '../credentials/password.js';
import { PasswordQueue } from '../credentials/password-queue.js';
import { toAdministrator, toToken } from '../sessions/admin.presenter.js';
import { AdministratorsService } from '../sessions/administrators.service.js';
import { type IssuedToken, SessionService } from '../sessions/session.service.js';
import type { SessionOrigin } from '../sessions/session-origin.js';
import { SecondFactorService } from './second-factor.service.js';

/** Origin and idempotency key of a login request. */
export interface LoginOrigin {
  readonly caller: LoginCaller;
  readonly session: SessionOrigin;
  readonly idempotencyKey: string | undefined;
}

/** Login, session refresh and logout. */
@Injectable()
export class AdminService {
  constructor(
    private readonly administrators: AdministratorsService,
    private readonly attempts: CountedAttempts,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordQueue,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /**
   * Opens a session. With a second factor, the credentials must include a code.
   * @throws AppError `invalid_credentials` for a wrong e-mail or password; `second_factor_required`; `invalid_code`;
   * `too_many_logins`; `unavailable` when too many logins are waiting
   */
  async login({ email, password, code }: Credentials, origin: LoginOrigin): Promise<Login> {
    const found = await this.administrators.findByEmail(email);
    const caller = callerFor(origin.caller, found?.id);
    const { account, issued } = await this.attempts.run(email, caller, async () => {
      const verified = await this.verify(found, password, caller);
      return { account: verified, issued: await this.confirm(verified, code, { ...origin, caller }) };
    });
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

  private async verify(
    account: AdministratorEntity | null,
    password: string,
    { device }: LoginCaller,
  ): Promise<AdministratorEntity> {
    const hash = account?.passwordHash ?? null;
    const fits = await this.passwords.run(() => verifyPassword(hash, password), device);
    if (!account || !fits) throw new AppError('invalid_credentials');
    return account;
  }

  /** Opens the session. A repeated login with the same key and code gets the same token: the code is used up. */
  private async confirm(
    account: AdministratorEntity,
    code: string | undefined,
    { caller, session, idempotencyKey }: LoginOrigin,
  ): Promise<IssuedToken> {
    const factors = await this.secondFactor.kindsOf(account.id);
    if (factors.length === 0) return this.sessions.open(account.id, idempotencyKey, session);
    if (code === undefined) throw new AppError('second_factor_required', { factors });
    const key = idempotencyKey && `${idempotencyKey}\n${code}`;
    const repeated = key && (await this.sessions.reissue(account.id, key));
    if (repeated) return repeated;
    await this.secondFactor.useCode(account, code, caller.device);
    return this.sessions.open(account.id, key, session);
  }
}
