import { Inject, Injectable } from '@nestjs/common';
import { type Account, type AdminRole, messages } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { ActivityService } from '../activity/activity.service.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { InvitationEntity } from './invitation.entity.js';
import { lockOwners } from './lock-owners.js';
import { personSubject, toAccount } from './team.presenter.js';

/** The owners' operations on accounts. */
@Injectable()
export class TeamService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** All accounts, oldest first. */
  async list(): Promise<Account[]> {
    const accounts = await this.dataSource.manager.find(AdministratorEntity, {
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return accounts.map((account) => this.present(account));
  }

  /**
   * Changes a role, which ends the person's sessions and, for an owner, withdraws the invitations that they sent.
   * @throws AppError `not_found` (404), `last_owner` (409), `conflict` (409) for the account of the configuration
   */
  changeRole(id: string, role: AdminRole, admin: AdminIdentity): Promise<Account> {
    return this.transactions.run(async (manager) => {
      const account = await this.lock(manager, id, admin, role === 'owner');
      if (account.role === role) return this.present(account);
      await manager.update(AdministratorEntity, id, { role });
      await this.sessions.endAllOf(manager, id);
      await withdrawInvitations(manager, account);
      await this.record(manager, admin, 'change-role', account, role);
      return this.present({ ...account, role });
    });
  }

  /**
   * Removes an account. Its sessions end at once, and the invitations that it sent are withdrawn. Its name stays in the
   * records.
   * @throws AppError `not_found` (404), `last_owner` (409), `conflict` (409) for the account of the configuration
   */
  async remove(id: string, admin: AdminIdentity): Promise<void> {
    await this.transactions.run(async (manager) => {
      const account = await this.lock(manager, id, admin, false);
      await this.sessions.endAllOf(manager, id);
      await manager.delete(AdministratorEntity, { id });
      await withdrawInvitations(manager, account);
      await this.record(manager, admin, 'remove', account, null);
    });
  }

  /** Locks an account for a change. Owners are locked first, so that of two of them who remove each other one fails. */
  private async lock(
    manager: EntityManager,
    id: string,
    admin: AdminIdentity,
    staysOwner: boolean,
  ): Promise<AdministratorEntity> {
    const owners = await lockOwners(manager, admin);
    const account = await lockRow(manager, AdministratorEntity, id);
    if (staysOwner || account.role !== 'owner') return account;
    if (this.isConfigured(account)) throw new AppError('conflict', { detail: messages.people.configured });
    if (owners.length < 2) throw new AppError('last_owner');
    return account;
  }

  private record(
    manager: EntityManager,
    admin: AdminIdentity,
    action: string,
    account: AdministratorEntity,
    role: AdminRole | null,
  ): Promise<void> {
    return this.activity.record(manager, {
      actor: admin.email,
      action,
      subject: personSubject(account),
      before: { role: account.role },
      after: role && { role },
    });
  }

  private present(account: AdministratorEntity): Account {
    return toAccount(account, this.isConfigured(account));
  }

  /** Without a configured e-mail or password the next start does not touch the account. */
  private isConfigured({ isConfigured }: AdministratorEntity): boolean {
    const { adminEmail, adminPassword } = this.config;
    return isConfigured && (adminEmail !== null || adminPassword !== null);
  }
}

/** Nobody can return by an invitation that they sent to another address of their own. */
async function withdrawInvitations(
  manager: EntityManager,
  { email, role }: AdministratorEntity,
): Promise<void> {
  if (role === 'owner') await manager.delete(InvitationEntity, { invitedBy: email });
}
