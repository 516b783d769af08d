import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Login, PasskeyAssertion, PasskeyOptions } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { toAdministrator, toToken } from '../accounts/admin.presenter.js';
import type { LoginOrigin } from '../accounts/admin.service.js';
import { AdministratorEntity } from '../accounts/administrator.entity.js';
import { CountedAttempts } from '../accounts/counted-attempts.service.js';
import { SessionService } from '../sessions/session.service.js';
import { PasskeysService } from './passkeys.service.js';

const LOGIN = { purpose: 'login', administratorId: null } as const;

/** Logins with a passkey alone: it stands for its user, whom it has verified. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly attempts: CountedAttempts,
    private readonly sessions: SessionService,
  ) {}

  /** Options for a login with any passkey. @throws AppError `passkeys_unavailable` */
  begin(): Promise<PasskeyOptions> {
    return this.passkeys.optionsToUse(LOGIN);
  }

  /**
   * Opens a session. The same idempotency key and passkey response get the same token again.
   * @throws AppError `passkey_refused`, `too_many_logins`
   */
  async login(
    assertion: PasskeyAssertion,
    { address, session, idempotencyKey }: LoginOrigin,
  ): Promise<Login> {
    const known = await this.passkeys.find(assertion.id);
    const key = idempotencyKey && `${idempotencyKey}\n${digestOf(assertion)}`;
    const repeated = key && known && (await this.sessions.reissue(known.administratorId, key));
    const administratorId = repeated ? known.administratorId : await this.verify(assertion, address);
    const issued = repeated || (await this.sessions.open(administratorId, key, session));
    const account = await this.dataSource.manager.findOneByOrFail(AdministratorEntity, {
      id: administratorId,
    });
    return { ...toToken(issued), admin: toAdministrator(account) };
  }

  /**
   * Verifies the passkey of a login.
   * @returns the id of its administrator
   * @throws AppError `passkey_refused`, `too_many_logins`
   */
  verify(assertion: PasskeyAssertion, address: string): Promise<string> {
    return this.attempts.run(`passkey ${assertion.id}`, address, () => this.passkeys.use(assertion, LOGIN));
  }
}

const digestOf = ({ response }: PasskeyAssertion): string =>
  createHash('sha256')
    .update(`${response.clientDataJSON}.${response.authenticatorData}.${response.signature}`)
    .digest('base64url');
