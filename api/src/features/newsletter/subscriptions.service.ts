import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

import { DataSource, type EntityManager } from 'typeorm';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { readSender } from '../../platform/mail/sender.js';
import { noteListChange } from '../admin/index.js';
import { confirmationMail, NEWSLETTER_CONSENT } from './confirmation-mail.js';
import { NewsletterLinks, type SubscriberKey } from './newsletter-links.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Pause before another confirmation mail to an address; doubles with each mail, to prevent flooding an address. */
const NEWSLETTER_MAIL_PAUSE_MS = 5 * 60_000;
/** The longest of those pauses. */
const NEWSLETTER_MAIL_PAUSE_MAX_MS = 24 * 60 * 60_000;
/** Minimum duration of a signup call, so that timing does not reveal who is subscribed. */
const NEWSLETTER_SIGNUP_PACE_MS = 150;

/** A person's operations on their own subscription. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly mails: MailService,
    private readonly links: NewsletterLinks,
  ) {}

  /**
   * Stores a subscription and sends a confirmation mail, unless the address is confirmed or was mailed recently.
   * Response and timing are the same in all cases.
   */
  async signup(email: string): Promise<void> {
    const isOver = sleep(NEWSLETTER_SIGNUP_PACE_MS);
    await this.transactions.run((manager) => this.ask(manager, email));
    // Nothing waits for the rest of the time with locked rows.
    await this.transactions.afterCommit(() => isOver);
  }

  /** Whether a link can confirm a subscription, without doing so, because robots follow links. */
  async canConfirm(token: unknown): Promise<boolean> {
    const key = await this.readConfirm(token);
    return key !== null && (await this.dataSource.manager.existsBy(SubscriberEntity, { ...key }));
  }

  /** Confirms a subscription; idempotent. False for an invalid or expired link. */
  async confirm(token: unknown): Promise<boolean> {
    const key = await this.readConfirm(token);
    if (!key) return false;
    const rows: unknown[] = await this.dataSource.query(
      `WITH confirmed AS (
         UPDATE subscribers SET mail_count = 0, refusals = 0, status = 'confirmed',
           confirmed_at = CASE status WHEN 'confirmed' THEN confirmed_at ELSE now() END
         WHERE id = $1 AND round = $2 RETURNING id
       ) SELECT id FROM confirmed`,
      [key.id, key.round],
    );
    if (rows.length > 0) await noteListChange(this.dataSource);
    return rows.length > 0;
  }

  /** Whether a link can end a subscription, without doing so. */
  canUnsubscribe(token: unknown): boolean {
    return this.links.readUnsubscribe(token) !== null;
  }

  /**
   * Ends a subscription and invalidates earlier confirmation links; idempotent, also for a deleted subscriber. False
   * for an invalid link.
   */
  async unsubscribe(token: unknown): Promise<boolean> {
    const id = this.links.readUnsubscribe(token);
    if (id === null) return false;
    await this.transactions.run(async (manager) => {
      const subscriber = await manager.findOne(SubscriberEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (subscriber) await this.end(manager, subscriber);
    });
    return true;
  }

  private async readConfirm(token: unknown): Promise<SubscriberKey | null> {
    const isAuthentic = this.links.readConfirm(token, 0) !== null;
    if (!isAuthentic) return null;
    return this.links.readConfirm(token, (await readDatabaseTime(this.dataSource.manager)).getTime());
  }

  private async ask(manager: EntityManager, email: string): Promise<void> {
    const subscriber = await holdSubscriber(manager, email);
    const now = await readDatabaseTime(manager);
    if (subscriber.status === 'confirmed' || !mayMail(subscriber, now.getTime())) return;
    await noteListChange(manager);
    await manager.update(
      SubscriberEntity,
      { id: subscriber.id },
      {
        consentVersion: NEWSLETTER_CONSENT.version,
        consentedAt: now,
        mailedAt: now,
        mailCount: subscriber.mailCount + 1,
      },
    );
    const mail = confirmationMail({
      to: email,
      siteName: (await readSender(manager)).name,
      confirm: this.links.confirm(subscriber, now.getTime()),
      unsubscribeUrl: this.links.unsubscribe(subscriber.id),
    });
    await this.mails.queue(manager, mail);
  }

  private async end(
    manager: EntityManager,
    { id, email, round, ...subscriber }: SubscriberEntity,
  ): Promise<void> {
    const unsubscribedAt =
      subscriber.status === 'unsubscribed' ? subscriber.unsubscribedAt : await readDatabaseTime(manager);
    const changes = {
      status: 'unsubscribed',
      unsubscribedAt,
      round: round + 1,
      mailCount: 0,
      mailedAt: null,
    } as const;
    await manager.update(SubscriberEntity, { id }, changes);
    await this.mails.withdraw(manager, email);
    await noteListChange(manager);
  }
}

/** Locks an address's row, created if missing, until the end of the transaction. */
async function holdSubscriber(manager: EntityManager, email: string): Promise<SubscriberEntity> {
  await manager.query(
    `INSERT INTO subscribers (email, consent_version, consented_at) VALUES ($1, $2, now())
     ON CONFLICT (email) DO UPDATE SET email = excluded.email`,
    [email, NEWSLETTER_CONSENT.version],
  );
  return manager.findOneByOrFail(SubscriberEntity, { email });
}

/** Whether the pause since the last confirmation mail is over; it doubles with each mail. */
function mayMail({ mailedAt, mailCount }: SubscriberEntity, now: number): boolean {
  const pause = Math.min(NEWSLETTER_MAIL_PAUSE_MS * 2 ** (mailCount - 1), NEWSLETTER_MAIL_PAUSE_MAX_MS);
  return mailedAt === null || mailCount === 0 || mailedAt.getTime() + pause <= now;
}
