import { Injectable } from '@nestjs/common';
import {
  ISSUE_REFUSED_IN_A_ROW,
  ISSUE_UNCERTAIN_IN_A_ROW,
  issueMessages,
  SUBSCRIBER_REFUSALS_MAX,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailEntity } from '../../../platform/mail/mail.entity.js';
import { type MailFailure, MailService } from '../../../platform/mail/mail.service.js';
import type { DeliveryState } from './issue.js';

const WANTED = `
  SELECT state, newsletter_issues.status = 'sending' AND subscribers.status = 'confirmed'
    AND subscribers.refusals < $2 AS wanted
  FROM newsletter_deliveries
  JOIN newsletter_issues ON newsletter_issues.id = issue_id
  LEFT JOIN subscribers ON subscribers.id = subscriber_id
  WHERE newsletter_deliveries.id = $1`;
const SETTLE = 'UPDATE newsletter_deliveries SET state = $2, settled_at = now() WHERE id = $1';
const ISSUE_OF_DELIVERY = '(SELECT issue_id FROM newsletter_deliveries WHERE id = $1)';
/** One that comes back after the rest was cancelled is part of that rest. */
const BACK = `
  UPDATE newsletter_deliveries SET
    state = CASE issue.status WHEN 'cancelled' THEN 'skipped' ELSE 'waiting' END,
    settled_at = CASE issue.status WHEN 'cancelled' THEN now() END
  FROM (SELECT status FROM newsletter_issues WHERE id = ${ISSUE_OF_DELIVERY} FOR NO KEY UPDATE) AS issue
  WHERE id = $1`;
const PAUSE = `UPDATE newsletter_issues SET status = 'paused', problem = $2
  WHERE status = 'sending' AND id = ${ISSUE_OF_DELIVERY}`;
/** Mails that ended in a state since the last one that was sent. */
const STREAK = `
  SELECT count(*)::int AS count FROM newsletter_deliveries
  WHERE issue_id = ${ISSUE_OF_DELIVERY} AND state = $2 AND settled_at > coalesce((
    SELECT max(settled_at) FROM newsletter_deliveries WHERE issue_id = ${ISSUE_OF_DELIVERY} AND state = 'sent'),
    '-infinity')`;
const OF_DELIVERY = '(SELECT subscriber_id FROM newsletter_deliveries WHERE id = $1)';

/**
 * Records what happens to the mails of newsletters in the outbox. The row of a delivery says `handing` before the end of
 * its mail is transmitted, and only a delivery that is `queued` gets there. A mail server can accept only a mail whose
 * end it has received, so that no mail is accepted twice: not after a crash, and not from two nodes (decision 97).
 */
@Injectable()
export class IssueDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    mails: MailService,
  ) {
    mails.onBeforeSending((manager, mail) => this.isWanted(manager, mail));
    mails.onHandover((mailId) => this.handOver(mailId));
    mails.onSent((manager, mailId) => this.sent(manager, mailId));
    mails.onFailed((manager, failure) => this.failed(manager, failure));
  }

  /**
   * Whether the mail may be sent. One whose end may have been transmitted by a node that died is not sent again. Does not
   * write to the delivery when it may, because `handOver` writes to it on another connection.
   */
  private async isWanted(manager: EntityManager, { id, once }: MailEntity): Promise<boolean> {
    if (!once) return true;
    const rows: { state: DeliveryState; wanted: boolean | null }[] = await manager.query(WANTED, [
      id,
      SUBSCRIBER_REFUSALS_MAX,
    ]);
    const [delivery] = rows;
    if (!delivery) return false;
    if (delivery.state === 'handing') await manager.query(SETTLE, [id, 'uncertain']);
    else if (delivery.state === 'queued' && delivery.wanted) return true;
    else if (delivery.state === 'queued') await manager.query(BACK, [id]);
    return false;
  }

  /** Committed at once. False when another node was quicker, or when the subscriber is gone. */
  private async handOver(mailId: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `WITH handed AS (
         UPDATE newsletter_deliveries SET state = 'handing' WHERE id = $1 AND state = 'queued'
           AND subscriber_id IS NOT NULL RETURNING id
       ) SELECT id FROM handed`,
      [mailId],
    );
    return rows.length > 0;
  }

  /** The subscriber first, as where one is deleted. */
  private async sent(manager: EntityManager, mailId: string): Promise<void> {
    await manager.query(`UPDATE subscribers SET refusals = 0 WHERE refusals > 0 AND id = ${OF_DELIVERY}`, [
      mailId,
    ]);
    await manager.query(SETTLE, [mailId, 'sent']);
  }

  private async failed(manager: EntityManager, { mailId, kind, answer }: MailFailure): Promise<void> {
    switch (kind) {
      case 'later':
        return manager.query(
          `UPDATE newsletter_deliveries SET state = 'queued' WHERE id = $1 AND state = 'handing'`,
          [mailId],
        );
      case 'given-up':
        return manager.query(SETTLE, [mailId, 'failed']);
      case 'uncertain':
        await manager.query(SETTLE, [mailId, 'uncertain']);
        return pauseAfter(manager, mailId, {
          state: 'uncertain',
          most: ISSUE_UNCERTAIN_IN_A_ROW,
          problem: issueMessages.noReply(answer),
        });
      case 'address-refused':
        await manager.query(`UPDATE subscribers SET refusals = refusals + 1 WHERE id = ${OF_DELIVERY}`, [
          mailId,
        ]);
        await manager.query(SETTLE, [mailId, 'refused']);
        return pauseAfter(manager, mailId, {
          state: 'refused',
          most: ISSUE_REFUSED_IN_A_ROW,
          problem: issueMessages.addressesRefused(answer),
        });
      // The sender or the content is refused, so that the server would refuse all others, too.
      case 'refused':
        await manager.query(BACK, [mailId]);
        await manager.query(PAUSE, [mailId, issueMessages.serverSaid(answer)]);
    }
  }
}

interface Streak {
  readonly state: DeliveryState;
  /** How many in a row pause the newsletter; as many more do so again after it went on. */
  readonly most: number;
  readonly problem: string;
}

/** Pauses a newsletter whose mails keep failing, because the fault is that of the server or of its settings. */
async function pauseAfter(
  manager: EntityManager,
  mailId: string,
  { state, most, problem }: Streak,
): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(STREAK, [mailId, state]);
  if (count > 0 && count % most === 0) await manager.query(PAUSE, [mailId, problem]);
}
