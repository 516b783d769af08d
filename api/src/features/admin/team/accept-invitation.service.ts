import { Injectable } from '@nestjs/common';
import type { InvitationAccept, OpenInvitation } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { ActivityService } from '../activity/activity.service.js';
import { hashPassword } from '../credentials/password.js';
import { PasswordQueue } from '../credentials/password-queue.js';
import type { InvitationEntity } from './invitation.entity.js';
import { hashToken } from './invitations.service.js';
import { personSubject } from './team.presenter.js';

type OpenRow = Pick<InvitationEntity, 'id' | 'email' | 'role'> & { readonly expires_at: Date };

/** The invited person's operations. */
@Injectable()
export class AcceptInvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly mails: MailService,
    private readonly passwords: PasswordQueue,
  ) {}

  /**
   * The open invitation of a link.
   * @throws AppError `invitation_over` (410)
   */
  async open(token: string): Promise<OpenInvitation> {
    const [row] = await this.dataSource.query<OpenRow[]>(
      `SELECT id, email, role, expires_at FROM administrator_invitation
       WHERE token_hash = $1 AND expires_at > now()`,
      [hashToken(token)],
    );
    if (!row) throw new AppError('invitation_over');
    return { email: row.email, role: row.role, expiresAt: row.expires_at.toISOString() };
  }

  /**
   * Creates the account of an invitation, which is used up.
   * @throws AppError `invitation_over` (410), also when the account was created meanwhile; `unavailable` (503) when too
   * many passwords are waiting
   */
  async accept({ token, password }: InvitationAccept): Promise<OpenInvitation> {
    // Only a valid link may cost a hash.
    await this.open(token);
    const passwordHash = await this.passwords.run(() => hashPassword(password));
    return this.dataSource.transaction((manager) => this.createAccount(manager, token, passwordHash));
  }

  private async createAccount(
    manager: EntityManager,
    token: string,
    passwordHash: string,
  ): Promise<OpenInvitation> {
    const rows: OpenRow[] = await manager.query(
      `WITH used AS (
         DELETE FROM administrator_invitation WHERE token_hash = $1 AND expires_at > now()
         RETURNING id, email, role, expires_at
       ) SELECT * FROM used`,
      [hashToken(token)],
    );
    const [row] = rows;
    if (!row) throw new AppError('invitation_over');
    const { email, role } = row;
    const created: { id: string }[] = await manager.query(
      `INSERT INTO administrator (email, password_hash, role) VALUES ($1, $2, $3)
       ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email, passwordHash, role],
    );
    const [account] = created;
    if (!account) throw new AppError('invitation_over');
    await this.mails.withdraw(manager, email, row.id);
    await this.activity.record(manager, {
      actor: email,
      action: 'accept',
      subject: personSubject({ id: account.id, email }),
      before: null,
      after: { role },
    });
    return { email, role, expiresAt: row.expires_at.toISOString() };
  }
}
