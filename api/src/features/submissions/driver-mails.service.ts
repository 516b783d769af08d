import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasCodes } from '../../platform/http/signing/link-codes.js';
import type { MailEntity } from '../../platform/mail/mail.entity.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { readSender } from '../../platform/mail/sender.js';
import type { CarEntity } from '../runs/index.js';
import { SubmissionEntity } from './submission.entity.js';
import { type SubmissionNews, submissionMail } from './submission-mail.js';

/** What a change of state ends: the open question, and the notification of the earlier state. */
const ENDED = { question: null, askedAt: null, mailId: null, notifiedAt: null, notifiedBy: null } as const;

/** Notifies drivers by mail, where an address is known. Each mail is queued in the transaction of its decision. */
@Injectable()
export class DriverMails {
  constructor(private readonly mails: MailService) {
    mails.onSent(recordSent);
    mails.onBeforeSending(isOfPresentState);
  }

  /**
   * Changes a submission whose state changes. The mail about the earlier state is withdrawn if it was not sent; if an
   * attempt is under way, there is no other one.
   * @returns the changed submission
   */
  async clear(
    manager: EntityManager,
    submission: SubmissionEntity,
    changes: Partial<SubmissionEntity>,
  ): Promise<SubmissionEntity> {
    if (submission.mailId !== null) await this.mails.cancel(manager, submission.mailId);
    const written = { ...ENDED, ...changes };
    await manager.update(SubmissionEntity, { id: submission.id }, written);
    return Object.assign(new SubmissionEntity(), submission, written);
  }

  /** Queues the mail about a new state. Call after `clear`. */
  async notify(
    manager: EntityManager,
    submission: SubmissionEntity,
    car: CarEntity,
    news: SubmissionNews,
  ): Promise<void> {
    const { id, email } = submission;
    if (email === null) return;
    const { name } = await readSender(manager);
    const mailId = await this.mails.queue(manager, submissionMail(email, name, submission, car, news));
    await manager.update(SubmissionEntity, { id }, { mailId });
  }
}

/** Only for the mail about the present state: that of an earlier one may be on its way when the state changes. */
async function recordSent(manager: EntityManager, mailId: string): Promise<void> {
  await manager.query(
    `UPDATE submissions SET mail_id = NULL, notified_at = clock_timestamp(), notified_by = 'mail' WHERE mail_id = $1`,
    [mailId],
  );
}

/** A mail about an earlier state could not be deleted while an attempt was under way. */
async function isOfPresentState(manager: EntityManager, { id, text }: MailEntity): Promise<boolean> {
  return !hasCodes(text) || manager.existsBy(SubmissionEntity, { mailId: id });
}
