import { Injectable } from '@nestjs/common';
import { messages, type OwnSession, type PasswordChange } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import type { KnownDevice, LoginCaller } from '../../../platform/http/access/known-device.js';
import { ActivityService } from '../activity/activity.service.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { hashPassword, verifyPassword } from '../credentials/password.js';
import { PasswordQueue } from '../credentials/password-queue.js';
import { AdminSessionEntity } from './admin-session.entity.js';
import { LIVE_SESSION, SessionService } from './session.service.js';

/** An administrator's operations on their own sessions and password. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly attempts: LoginAttemptsService,
    private readonly passwords: PasswordQueue,
    private readonly activity: ActivityService,
  ) {}

  /** The caller's open sessions, the latest used first. */
  async listSessions({ adminId, sessionId }: AdminIdentity): Promise<OwnSession[]> {
    const rows = await this.dataSource
      .createQueryBuilder(AdminSessionEntity, 'session')
      .where('session.administrator_id = :adminId', { adminId })
      .andWhere(LIVE_SESSION)
      .orderBy('session.lastSeenAt', 'DESC')
      .addOrderBy('session.id')
      .getMany();
    return rows.map(({ id, device, place, startedAt, lastSeenAt }) => ({
      _id: id,
      device,
      place,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === sessionId,
    }));
  }

  /**
   * Ends one of the caller's sessions at once.
   * @throws AppError `not_found` (404), also for a session of somebody else
   */
  async endSession(id: string, admin: AdminIdentity): Promise<void> {
    const hasEnded = isEntityId(id) && (await this.sessions.endOwn(admin, id));
    if (!hasEnded) throw new AppError('not_found');
  }

  /** Ends all sessions of the caller but the present one. Returns their number. */
  endOtherSessions(admin: AdminIdentity): Promise<number> {
    return this.sessions.endOthersOf(this.dataSource.manager, admin);
  }

  /**
   * Changes the caller's password and ends the other sessions. Wrong passwords count as failed logins.
   * @throws AppError `invalid_input` (400) for a wrong current password and for the same one, `too_many_logins`,
   * `unavailable` when too many passwords are waiting
   */
  async changePassword(
    { currentPassword, newPassword }: PasswordChange,
    admin: AdminIdentity,
    caller: LoginCaller,
  ): Promise<void> {
    const account = await this.attempts.attempt(admin.email, caller, () =>
      this.verify(admin, currentPassword, caller.device),
    );
    if (!account) throw invalidField('currentPassword', messages.people.currentPassword);
    if (newPassword === currentPassword) throw invalidField('newPassword', messages.people.samePassword);
    const passwordHash = await this.passwords.run(() => hashPassword(newPassword), caller.device);
    await this.dataSource.transaction(async (manager) => {
      // Only if nobody changed it since it was verified.
      const { id, passwordHash: verified } = account;
      const { affected } = await manager.update(
        AdministratorEntity,
        { id, passwordHash: verified },
        { passwordHash },
      );
      if (affected !== 1) throw invalidField('currentPassword', messages.people.currentPassword);
      await this.sessions.endOthersOf(manager, admin);
      await this.activity.record(manager, {
        actor: admin.email,
        action: 'change-password',
        subject: { type: 'administrator', id, label: admin.email },
        // Passwords are not recorded.
        before: {},
        after: {},
      });
    });
  }

  private async verify(
    { adminId: id }: AdminIdentity,
    password: string,
    device: KnownDevice | null,
  ): Promise<AdministratorEntity | null> {
    const account = await this.dataSource.manager.findOneBy(AdministratorEntity, { id });
    const hash = account?.passwordHash ?? null;
    return (await this.passwords.run(() => verifyPassword(hash, password), device)) ? account : null;
  }
}
