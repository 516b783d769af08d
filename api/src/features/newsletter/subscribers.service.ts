import { Injectable } from '@nestjs/common';
import { messages, type Subscriber } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { lockRow } from '../../platform/database/lock-row.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ActivityService } from '../admin/index.js';
import { NewsletterLinks } from './newsletter-links.js';
import { SubscriberEntity } from './subscriber.entity.js';
import { writeSubscriberCsv } from './write-subscriber-csv.js';

/** Days until an unconfirmed address is deleted. */
const NEWSLETTER_UNCONFIRMED_DAYS = 30;

const EVERY_DAY = '40 2 * * *';

/** The administrator's operations on subscribers. */
@Injectable()
export class SubscribersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly mails: MailService,
    private readonly links: NewsletterLinks,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'newsletter-expiry', cron: EVERY_DAY, run: () => this.expire() });
  }

  /** All subscribers, newest first. */
  async list(): Promise<Subscriber[]> {
    return (await this.read()).map(toSubscriber);
  }

  /** All subscribers as CSV, with the unsubscribe link that mails to them must contain. */
  async exportCsv(): Promise<string> {
    const rows = (await this.read()).map((subscriber) => ({
      ...subscriber,
      unsubscribeUrl: this.links.unsubscribeNow(subscriber.id),
    }));
    return writeSubscriberCsv(rows);
  }

  /**
   * Deletes a subscriber and their queued mails.
   * @throws AppError `not_found` (404)
   */
  async delete(id: string, admin: AdminIdentity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const subscriber = await lockRow(manager, SubscriberEntity, id);
      // The activity record outlives the subscriber, so it omits the address.
      const { email, ...before } = toSubscriber(subscriber);
      await manager.delete(SubscriberEntity, { id });
      await this.mails.withdraw(manager, email);
      await this.activity.record(manager, {
        actor: admin.email,
        action: 'delete',
        subject: { type: 'subscriber', id, label: messages.newsletter.subscriber },
        before,
        after: null,
      });
    });
  }

  /** Deletes unconfirmed addresses. */
  async expire(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM subscribers WHERE status = 'pending' AND consented_at < now() - make_interval(days => $1)`,
      [NEWSLETTER_UNCONFIRMED_DAYS],
    );
  }

  private read(): Promise<SubscriberEntity[]> {
    return this.dataSource.manager.find(SubscriberEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }
}

/** A subscriber for the administrator. */
function toSubscriber({ id, email, status, createdAt, confirmedAt, refusals }: SubscriberEntity): Subscriber {
  return {
    _id: id,
    email,
    status,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    refusals,
  };
}
