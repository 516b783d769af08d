import { Injectable } from '@nestjs/common';
import {
  type Issue,
  type IssueAction,
  type IssueStatus,
  SUBSCRIBER_REFUSALS_MAX,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { lockRow } from '../../../platform/database/lock-row.js';
import { Transactions } from '../../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { SITE_ADDRESS } from '../../../platform/mail/site-address.js';
import { PublicChanges, SERVER } from '../../admin/index.js';
import { lockDue, Publications } from '../../managed-content/index.js';
import { IssueEntity } from './issue.entity.js';
import { toIssue } from './issue.presenter.js';
import { blockMessages, IssueContents } from './issue-content.service.js';
import { ISSUE_CHANNEL } from './issue-feeder.service.js';
import { issueMail } from './issue-mail.js';
import { readProgress } from './read-progress.js';

/** The states in which each action is possible. */
const POSSIBLE: Readonly<Record<IssueAction, readonly IssueStatus[]>> = {
  send: ['draft'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['sending', 'paused'],
  test: ['draft', 'sending', 'paused', 'sent', 'cancelled'],
  resend: ['sending', 'paused', 'sent'],
  accept: ['sending', 'paused', 'sent', 'cancelled'],
};

const RECIPIENTS = `
  WITH added AS (
    INSERT INTO newsletter_deliveries (issue_id, subscriber_id)
    SELECT $1, id FROM subscribers WHERE status = 'confirmed' AND refusals < $2 ORDER BY id RETURNING 1
  ) SELECT count(*)::int AS count FROM added`;
/** One that is being sent is not stopped. */
const TAKE_BACK = `
  WITH unsent AS (
    DELETE FROM mails WHERE id IN (
      SELECT mails.id FROM mails JOIN newsletter_deliveries ON newsletter_deliveries.id = mails.id
      WHERE issue_id = $1 AND state = 'queued' FOR UPDATE OF mails SKIP LOCKED) RETURNING id
  ) UPDATE newsletter_deliveries SET state = 'waiting' WHERE state = 'queued' AND id IN (SELECT id FROM unsent)`;
const SETTLE =
  'UPDATE newsletter_deliveries SET state = $3, settled_at = now() WHERE issue_id = $1 AND state = $2';

/** Sends newsletters, also at a time set before, pauses and ends that. */
@Injectable()
export class IssueActions {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailService,
    private readonly contents: IssueContents,
    private readonly changes: PublicChanges,
    publications: Publications,
  ) {
    publications.register({ entity: IssueEntity, publish: (id) => this.publish(id) });
  }

  /**
   * Does something with a newsletter.
   * @throws AppError `not_found` (404), `issue_locked` (409) in another state, `no_mail_server` (409), `no_subscribers` (409)
   */
  act(id: string, action: IssueAction, admin: AdminIdentity): Promise<Issue> {
    return this.transactions.run(async (manager) => {
      const before = await lockRow(manager, IssueEntity, id);
      if (!POSSIBLE[action].includes(before.status)) throw new AppError('issue_locked');
      if (action === 'test') await this.test(manager, before, admin);
      else await this.change(manager, before, action);
      const after = await this.note(manager, before, admin.email, action);
      return toIssue(after, (await readProgress(manager, id)).get(id));
    });
  }

  /** Sends a newsletter that is due. One that cannot be sent is a draft again, with the reason. */
  private publish(id: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const before = await lockDue(manager, IssueEntity, id);
      if (before?.status !== 'draft') return;
      try {
        await manager.transaction((inner) => this.change(inner, before, 'send'));
        await this.note(manager, before, SERVER, 'send');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await manager.update(IssueEntity, { id }, { publishAt: null, problem: error.detail });
        await this.note(manager, before, SERVER, 'miss');
      }
    });
  }

  private async note(
    manager: EntityManager,
    before: IssueEntity,
    actor: string,
    action: IssueAction | 'miss',
  ): Promise<IssueEntity> {
    const { id } = before;
    const after = await manager.findOneByOrFail(IssueEntity, { id });
    await this.changes.note(manager, {
      actor,
      action: `${action}-newsletter`,
      subject: { type: 'newsletter', id, label: after.subject },
      before: summary(before),
      after: summary(after),
    });
    if (after.status === 'sending') await manager.query('SELECT pg_notify($1, $2)', [ISSUE_CHANNEL, '']);
    return after;
  }

  private async change(
    manager: EntityManager,
    { id, status }: IssueEntity,
    action: IssueAction,
  ): Promise<void> {
    switch (action) {
      case 'send':
        await addRecipients(manager, id);
        this.refuseWithoutMailServer();
        return setStatus(manager, id, 'sending', 'started_at = now(), publish_at = NULL, problem = NULL');
      case 'pause':
        await manager.query(TAKE_BACK, [id]);
        return setStatus(manager, id, 'paused');
      case 'resume':
        this.refuseWithoutMailServer();
        return setStatus(manager, id, 'sending', 'problem = NULL');
      case 'cancel':
        await manager.query(TAKE_BACK, [id]);
        await manager.query(SETTLE, [id, 'waiting', 'skipped']);
        return setStatus(manager, id, 'cancelled', 'finished_at = now()');
      case 'resend':
        this.refuseWithoutMailServer();
        await manager.query(
          `UPDATE newsletter_deliveries SET state = 'waiting', settled_at = NULL WHERE issue_id = $1 AND state = 'uncertain'`,
          [id],
        );
        // A paused one stays so: its other mails are not to be sent by this.
        return status === 'paused'
          ? undefined
          : setStatus(manager, id, 'sending', 'finished_at = NULL, problem = NULL');
      default:
        await manager.query(SETTLE, [id, 'uncertain', 'sent']);
    }
  }

  /** A test goes through the outbox like any other mail; it can be read there without a mail server. */
  private async test(manager: EntityManager, issue: IssueEntity, { email }: AdminIdentity): Promise<void> {
    const content = await this.contents.read(issue);
    const mail = issueMail(content, email, `${SITE_ADDRESS}/`);
    await this.mails.queue(manager, { ...mail, subject: blockMessages.test(issue.subject), headers: {} });
  }

  private refuseWithoutMailServer(): void {
    if (!this.mails.hasMailServer) throw new AppError('no_mail_server');
  }
}

async function addRecipients(manager: EntityManager, id: string): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(RECIPIENTS, [id, SUBSCRIBER_REFUSALS_MAX]);
  if (count === 0) throw new AppError('no_subscribers');
}

async function setStatus(
  manager: EntityManager,
  id: string,
  status: IssueStatus,
  more?: string,
): Promise<void> {
  const changes = ['status = $2', ...(more ? [more] : [])].join(', ');
  await manager.query(`UPDATE newsletter_issues SET ${changes} WHERE id = $1`, [id, status]);
}

/** What the activity log shows. */
const summary = ({ subject, status, perMinute }: IssueEntity) => ({ subject, status, perMinute });
