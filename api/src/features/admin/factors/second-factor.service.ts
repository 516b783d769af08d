import { Injectable } from '@nestjs/common';
import { TIME_CODE_DIGITS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import type { KnownDevice } from '../../../platform/http/access/known-device.js';
import { ThrottlingService } from '../../../platform/http/throttling/throttling.service.js';
import { ActivityService } from '../activity/activity.service.js';
import { AuthenticatorService } from './authenticator.service.js';
import { secondFactorMessages } from './factor-messages.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** A way to confirm a login in addition to the password. */
type SecondFactor = 'authenticator' | 'passkey' | 'recovery_code';

/** An administrator by id and e-mail. */
export interface AccountName {
  readonly id: string;
  readonly email: string;
}

const TIME_CODE = new RegExp(`^\\d{${TIME_CODE_DIGITS}}$`);

/** The second step of a login with a password. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttling: ThrottlingService,
    private readonly authenticators: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly activity: ActivityService,
  ) {}

  /** How an administrator can confirm a login; empty without factors, because the password is enough then. */
  async kindsOf(administratorId: string): Promise<SecondFactor[]> {
    const rows: Record<SecondFactor, boolean>[] = await this.dataSource.query(
      `SELECT
         EXISTS (SELECT FROM authenticator WHERE administrator_id = $1 AND confirmed_at IS NOT NULL) AS authenticator,
         EXISTS (SELECT FROM passkey WHERE administrator_id = $1) AS passkey,
         EXISTS (SELECT FROM recovery_code WHERE administrator_id = $1 AND used_at IS NULL) AS recovery_code`,
      [administratorId],
    );
    const has = rows[0];
    if (!has?.authenticator && !has?.passkey) return [];
    return (['authenticator', 'passkey', 'recovery_code'] as const).filter((kind) => has[kind]);
  }

  /**
   * Uses up a code of the authenticator app, or a recovery code.
   * @param device whose wrong codes are counted apart from those of strangers
   * @throws AppError `invalid_code`; `too_many_logins` after many wrong codes from any networks
   */
  async useCode(account: AccountName, typed: string, device: KnownDevice | null): Promise<void> {
    const subject = device?.id ?? account.id;
    await this.takePoint(subject);
    await this.dataSource.transaction((manager) => this.useOnce(manager, account, typed));
    await this.throttling.refund('codePerAdministrator', subject);
  }

  private async useOnce(manager: EntityManager, account: AccountName, typed: string): Promise<void> {
    const digits = typed.replace(/[\s-]/g, '');
    if (TIME_CODE.test(digits)) {
      const outcome = await this.authenticators.use(manager, account.id, digits);
      if (outcome === 'accepted') return;
      const isUsed = outcome !== 'wrong';
      throw new AppError('invalid_code', isUsed ? { detail: secondFactorMessages.usedCode } : {});
    }
    const outcome = await this.recoveryCodes.use(manager, account.id, typed);
    if (outcome !== 'accepted') {
      const { usedRecoveryCode, wrongRecoveryCode } = secondFactorMessages;
      throw new AppError('invalid_code', {
        detail: outcome === 'used' ? usedRecoveryCode : wrongRecoveryCode,
      });
    }
    await this.activity.record(manager, {
      actor: account.email,
      action: 'use-recovery-code',
      subject: { type: 'administrator', id: account.id, label: account.email },
      before: null,
      after: null,
    });
  }

  private async takePoint(subject: string): Promise<void> {
    try {
      await this.throttling.take('codePerAdministrator', subject);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('too_many_logins', {
        detail: secondFactorMessages.tooManyCodes,
        ...(error.retryAfterS !== undefined && { retryAfterS: error.retryAfterS }),
      });
    }
  }
}
