import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_MS, type Invitation, type Invite, messages } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { invalidField } from '../../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { MailTokens } from '../../../platform/mail/mail-token.js';
import { readSender } from '../../../platform/mail/sender.js';
import { ActivityService } from '../activity/activity.service.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';
import { InvitationEntity } from './invitation.entity.js';
import { invitationLink, invitationMail } from './invitation-mail.js';
import { lockOwners } from './lock-owners.js';
import { personSubject, toInvitation } from './team.presenter.js';

const EVERY_DAY = '50 2 * * *';
/** Expired invitations are listed this long, so that they can be sent again. */
const EXPIRED_LISTED_DAYS = 30;

/** The owners' operations on invitations. */
@Injectable()
export class InvitationsService {
  private readonly tokens: MailTokens;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobsService,
  ) {
    this.tokens = new MailTokens(config.jwtSecret);
    jobs.register({ name: 'invitation-expiry', cron: EVERY_DAY, run: () => this.expire() });
  }

  /** Invitations that were not accepted, newest first. */
  async list(): Promise<Invitation[]> {
    const invitations = await this.dataSource.manager.find(InvitationEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return invitations.map((invitation) => toInvitation(invitation, this.linkOf(invitation)));
  }

  /**
   * Invites a person by mail.
   * @throws AppError `invalid_input` (400) for an administrator and for a person with an open invitation
   */
  invite({ email, role }: Invite, admin: AdminIdentity): Promise<Invitation> {
    return this.transactions.run(async (manager) => {
      await lockOwners(manager, admin);
      if (await manager.existsBy(AdministratorEntity, { email }))
        throw invalidField('email', messages.people.isAdministrator);
      const id = randomUUID();
      const inserted: unknown[] = await manager.query(
        `INSERT INTO administrator_invitation (id, email, role, token_hash, invited_by, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING RETURNING id`,
        [id, email, role, this.hashOf(id, 1), admin.email, expiry()],
      );
      if (inserted.length === 0) throw invalidField('email', messages.people.isInvited);
      return this.send(manager, id, admin, 'invite');
    });
  }

  /**
   * Sends an invitation again with a new link; the previous one ends.
   * @throws AppError `not_found` (404)
   */
  resend(id: string, admin: AdminIdentity): Promise<Invitation> {
    return this.transactions.run(async (manager) => {
      await lockOwners(manager, admin);
      const invitation = await lockRow(manager, InvitationEntity, id);
      const issue = invitation.issue + 1;
      await manager.update(InvitationEntity, id, {
        issue,
        tokenHash: this.hashOf(id, issue),
        invitedBy: admin.email,
        expiresAt: expiry(),
      });
      await this.mails.withdraw(manager, invitation.email, id);
      return this.send(manager, id, admin, 'resend');
    });
  }

  /**
   * Withdraws an invitation: its link ends at once.
   * @throws AppError `not_found` (404)
   */
  async revoke(id: string, admin: AdminIdentity): Promise<void> {
    await this.transactions.run(async (manager) => {
      const invitation = await lockRow(manager, InvitationEntity, id);
      await manager.delete(InvitationEntity, { id });
      await this.mails.withdraw(manager, invitation.email, id);
      await this.record(manager, admin, 'withdraw', invitation);
    });
  }

  /** Deletes invitations that expired long ago. */
  async expire(): Promise<void> {
    await this.dataSource.query(
      'DELETE FROM administrator_invitation WHERE expires_at < now() - make_interval(days => $1)',
      [EXPIRED_LISTED_DAYS],
    );
  }

  private async send(
    manager: EntityManager,
    id: string,
    admin: AdminIdentity,
    action: string,
  ): Promise<Invitation> {
    const invitation = await manager.findOneByOrFail(InvitationEntity, { id });
    const { email, role, expiresAt } = invitation;
    const mail = invitationMail({
      to: email,
      role,
      siteName: (await readSender(manager)).name,
      inviter: admin.email,
      tokenName: tokenName(invitation),
      expiresAt,
    });
    await this.mails.queue(manager, mail);
    await this.record(manager, admin, action, invitation);
    // The response is stored under its idempotency key, so it contains no link. The list does.
    return toInvitation(invitation, null);
  }

  private record(
    manager: EntityManager,
    admin: AdminIdentity,
    action: string,
    invitation: InvitationEntity,
  ): Promise<void> {
    const side = { role: invitation.role };
    const isOver = action === 'withdraw';
    return this.activity.record(manager, {
      actor: admin.email,
      action,
      subject: personSubject(invitation),
      before: isOver ? side : null,
      after: isOver ? null : side,
    });
  }

  /** Without a mail server the owner sends the link. With one only the invited person gets it. */
  private linkOf(invitation: InvitationEntity): string | null {
    if (this.mails.hasMailServer) return null;
    return invitationLink(this.config.publicUrl, this.tokens.create(tokenName(invitation)));
  }

  private hashOf(id: string, issue: number): Buffer {
    return hashToken(this.tokens.create(tokenName({ id, issue })));
  }
}

/** Tokens are stored as hashes only, so that read access to the table opens no invitation. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const tokenName = ({ id, issue }: { id: string; issue: number }): string => `${id}.${issue}`;

const expiry = (): Date => new Date(Date.now() + INVITATION_MS);
