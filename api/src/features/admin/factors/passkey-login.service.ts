import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Login, PasskeyAssertion, PasskeyOptions } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { callerFor, type LoginCaller } from '../../../platform/http/access/known-device.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { CountedAttempts } from '../credentials/counted-attempts.service.js';
import { toAdministrator, toToken } from '../sessions/admin.presenter.js';
import { SessionService } from '../sessions/session.service.js';
import type { LoginOrigin } from './admin.service.js';
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
  async login(assertion: PasskeyAssertion, { caller, session, idempotencyKey }: LoginOrigin): Promise<Login> {
    const known = await this.passkeys.find(assertion.id);
    const key = idempotencyKey && `${idempotencyKey}\n${digestOf(assertion)}`;
    const repeated = key && known && (await this.sessions.reissue(known.administratorId, key));
    const administratorId = repeated ? known.administratorId : await this.verify(assertion, caller);
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
  async verify(assertion: PasskeyAssertion, caller: LoginCaller): Promise<string> {
    const known = await this.passkeys.find(assertion.id);
    return this.attempts.run(`passkey ${assertion.id}`, callerFor(caller, known?.administratorId), () =>
      this.passkeys.use(assertion, LOGIN),
    );
  }
}

const digestOf = ({ response }: PasskeyAssertion): string =>
  createHash('sha256')
    .update(`${response.clientDataJSON}.${response.authenticatorData}.${response.signature}`)
    .digest('base64url');
