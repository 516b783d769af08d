import { Injectable } from '@nestjs/common';
import type {
  AuthenticatorSetup,
  FactorProof,
  Factors,
  PasskeyAdd,
  PasskeyOptions,
  RecoveryCodes,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import type { LoginCaller } from '../../../platform/http/access/known-device.js';
import { ActivityService } from '../activity/activity.service.js';
import { CountedAttempts } from '../credentials/counted-attempts.service.js';
import { SessionService } from '../sessions/session.service.js';
import { AuthenticatorService } from './authenticator.service.js';
import { secondFactorMessages } from './factor-messages.js';
import { FactorProofService } from './factor-proof.service.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { readFactors } from './read-factors.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** Who changes factors. */
export interface FactorCaller {
  readonly admin: AdminIdentity;
  readonly caller: LoginCaller;
}

/** Changes of the caller's own factors. Each one ends the caller's other sessions and is recorded. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly attempts: CountedAttempts,
    private readonly proofs: FactorProofService,
    private readonly authenticators: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionService,
    private readonly activity: ActivityService,
  ) {}

  /** The caller's factors. */
  read(admin: AdminIdentity): Promise<Factors> {
    return readFactors(this.dataSource.manager, admin.adminId, this.passkeys.origin);
  }

  /** Dismisses the suggestion to add a factor. */
  async dismissOffer(admin: AdminIdentity): Promise<Factors> {
    await this.dataSource.query(
      'INSERT INTO factor_offer (administrator_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [admin.adminId],
    );
    return this.read(admin);
  }

  /** @throws AppError `conflict` when an app is set up already, and errors of the proof */
  async beginAuthenticator({ admin, caller }: FactorCaller, proof: FactorProof): Promise<AuthenticatorSetup> {
    await this.proofs.check(admin, proof, caller);
    return this.authenticators.begin(admin.adminId, admin.email);
  }

  /** @throws AppError `invalid_code`, `conflict` */
  confirmAuthenticator({ admin, caller }: FactorCaller, code: string): Promise<Factors> {
    const act = async (manager: EntityManager) => {
      const isNew = await this.authenticators.confirm(manager, admin.adminId, code.replace(/\s/g, ''));
      return isNew ? { action: 'add-authenticator' } : null;
    };
    return this.attempts.run(admin.email, caller, () => this.change(admin, act));
  }

  /** @throws AppError `not_found`, and errors of the proof */
  async removeAuthenticator({ admin, caller }: FactorCaller, proof: FactorProof): Promise<Factors> {
    await this.proofs.check(admin, proof, caller);
    return this.change(admin, async (manager) => {
      if (!(await this.authenticators.remove(manager, admin.adminId))) throw new AppError('not_found');
      return { action: 'remove-authenticator' };
    });
  }

  /** @throws AppError `conflict` without any factor or for a repeated call whose codes ended, and errors of the proof */
  async renewRecoveryCodes(
    { admin, caller }: FactorCaller,
    proof: FactorProof,
    idempotencyKey: string | undefined,
  ): Promise<RecoveryCodes> {
    await this.proofs.check(admin, proof, caller);
    let codes: string[] = [];
    await this.change(admin, async (manager) => {
      const { authenticator, passkeys } = await readFactors(manager, admin.adminId, null);
      if (!authenticator && passkeys.length === 0)
        throw new AppError('conflict', { detail: secondFactorMessages.noFactor });
      const renewal = await this.recoveryCodes.renew(manager, admin.adminId, idempotencyKey);
      codes = renewal.codes;
      return renewal.isNew ? { action: 'renew-recovery-codes' } : null;
    });
    return { codes };
  }

  /** Options for a new passkey. @throws AppError `passkeys_unavailable`, `conflict`, and errors of the proof */
  async beginPasskey({ admin, caller }: FactorCaller, proof: FactorProof): Promise<PasskeyOptions> {
    await this.proofs.check(admin, proof, caller);
    return this.passkeys.optionsToAdd({ id: admin.adminId, email: admin.email });
  }

  /** @throws AppError `passkey_refused`, `too_many_logins` */
  addPasskey({ admin, caller }: FactorCaller, passkey: PasskeyAdd): Promise<Factors> {
    const act = async (manager: EntityManager) => {
      const isNew = await this.passkeys.add(manager, admin.adminId, passkey);
      return isNew ? { action: 'add-passkey', after: { name: passkey.name } } : null;
    };
    return this.attempts.run(admin.email, caller, () => this.change(admin, act));
  }

  /** Gives a passkey another name. @throws AppError `not_found` */
  async renamePasskey(admin: AdminIdentity, id: string, name: string): Promise<Factors> {
    await this.transactions.run(async (manager) => {
      const passkey = await this.ownPasskey(manager, admin, id);
      if (passkey.name === name) return;
      await manager.update(PasskeyEntity, passkey.id, { name });
      await this.record(manager, admin, {
        action: 'rename-passkey',
        before: { name: passkey.name },
        after: { name },
      });
    });
    return this.read(admin);
  }

  /** @throws AppError `not_found`, and errors of the proof */
  async removePasskey({ admin, caller }: FactorCaller, id: string, proof: FactorProof): Promise<Factors> {
    await this.proofs.check(admin, proof, caller);
    return this.change(admin, async (manager) => {
      const passkey = await this.ownPasskey(manager, admin, id);
      await manager.delete(PasskeyEntity, passkey.id);
      return { action: 'remove-passkey', before: { name: passkey.name } };
    });
  }

  /** Changes factors in a transaction; null means that nothing changed. The last factor ends the recovery codes. */
  private async change(
    admin: AdminIdentity,
    act: (manager: EntityManager) => Promise<FactorChange | null>,
  ): Promise<Factors> {
    return this.transactions.run(async (manager) => {
      await manager.query('SELECT FROM administrator WHERE id = $1 FOR NO KEY UPDATE', [admin.adminId]);
      const change = await act(manager);
      const factors = await readFactors(manager, admin.adminId, this.passkeys.origin);
      if (!change) return factors;
      if (!factors.authenticator && factors.passkeys.length === 0)
        await this.recoveryCodes.end(manager, admin.adminId);
      await this.sessions.endOthersOf(manager, admin);
      await this.record(manager, admin, change);
      return readFactors(manager, admin.adminId, this.passkeys.origin);
    });
  }

  private record(
    manager: EntityManager,
    { adminId, email }: AdminIdentity,
    { action, before = null, after = null }: FactorChange,
  ): Promise<void> {
    const subject = { type: 'administrator', id: adminId, label: email };
    return this.activity.record(manager, { actor: email, action, subject, before, after });
  }

  private async ownPasskey(
    manager: EntityManager,
    { adminId }: AdminIdentity,
    id: string,
  ): Promise<PasskeyEntity> {
    const passkey = isEntityId(id)
      ? await manager.findOneBy(PasskeyEntity, { id, administratorId: adminId })
      : null;
    if (!passkey) throw new AppError('not_found');
    return passkey;
  }
}

/** A change of factors for the activity log. */
interface FactorChange {
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
