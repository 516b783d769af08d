import { Injectable } from '@nestjs/common';
import type { FactorProof } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import type { LoginCaller } from '../../../platform/http/access/known-device.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { CountedAttempts } from '../credentials/counted-attempts.service.js';
import { verifyPassword } from '../credentials/password.js';
import { PasswordQueue } from '../credentials/password-queue.js';
import { PasskeysService } from './passkeys.service.js';

/** Errors of a wrong proof. */
export const PROOF_ERRORS = ['wrong_proof', 'passkey_refused', 'too_many_logins'] as const;

/** Repeated proof of identity by who changes factors: a stolen session is not enough. */
@Injectable()
export class FactorProofService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: CountedAttempts,
    private readonly passwords: PasswordQueue,
    private readonly passkeys: PasskeysService,
  ) {}

  /**
   * Checks a password or passkey of the caller.
   * @throws AppError `wrong_proof`, `passkey_refused`, `too_many_logins`
   */
  async check({ adminId, email }: AdminIdentity, proof: FactorProof, caller: LoginCaller): Promise<void> {
    await this.attempts.run(email, caller, async () => {
      if (proof.passkey) {
        await this.passkeys.use(proof.passkey, { purpose: 'proof', administratorId: adminId });
        return;
      }
      const account = await this.dataSource.manager.findOneBy(AdministratorEntity, { id: adminId });
      const hash = account?.passwordHash ?? null;
      const isRight = await this.passwords.run(
        () => verifyPassword(hash, proof.password ?? ''),
        caller.device,
      );
      if (!isRight) throw new AppError('wrong_proof');
    });
  }
}
