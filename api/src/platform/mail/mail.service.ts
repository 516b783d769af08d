import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OUTBOX_MAX_MAILS, type OutboxMail } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { MailEntity } from './mail.entity.js';
import { hideTokens } from './mail-token.js';
import { withSiteAddress } from './site-address.js';

/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end in a line feed. `SITE_ADDRESS` stands for the site's address, also in headers. */
  readonly text: string;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** After this time it is useless to its recipient. */
  readonly expiresAt: Date;
}

/** Records that a mail was sent. */
type SentListener = (manager: EntityManager, mailId: string) => Promise<void>;

/** Whether a queued mail is still wanted. */
type SendingCheck = (manager: EntityManager, mail: MailEntity) => Promise<boolean>;

/** PostgreSQL channel for queued mails. */
export const MAIL_CHANNEL = 'mail_queued';

/** The mail outbox: queued mails, or all mails when no mail server is configured. */
@Injectable()
export class MailService {
  private readonly listeners: SentListener[] = [];
  private readonly checks: SendingCheck[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether a mail server is configured; otherwise mails stay in the outbox. */
  get hasMailServer(): boolean {
    return this.config.smtpUrl !== null;
  }

  /** Queues a mail within the caller's transaction. Returns its id. */
  async queue(manager: EntityManager, { to, subject, text, headers, expiresAt }: Mail): Promise<string> {
    const id = randomUUID();
    const messageId = `<${randomUUID()}@${new URL(this.config.publicUrl).hostname}>`;
    await manager.insert(MailEntity, { id, messageId, recipient: to, subject, text, headers, expiresAt });
    await manager.query('SELECT pg_notify($1, $2)', [MAIL_CHANNEL, '']);
    return id;
  }

  /** Calls `listener` with the id of each mail that was sent, in the transaction that deletes it. */
  onSent(listener: SentListener): void {
    this.listeners.push(listener);
  }

  /** Asks `check` before each attempt whether a mail is still wanted; it is deleted otherwise. */
  onBeforeSending(check: SendingCheck): void {
    this.checks.push(check);
  }

  /** Whether a mail is still wanted. */
  async isWanted(manager: EntityManager, mail: MailEntity): Promise<boolean> {
    for (const check of this.checks) if (!(await check(manager, mail))) return false;
    return true;
  }

  /** Notifies the listeners. */
  async sent(manager: EntityManager, id: string): Promise<void> {
    for (const listener of this.listeners) await listener(manager, id);
  }

  /** Deletes a queued mail; one that is being sent is not stopped. */
  async cancel(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'DELETE FROM mails WHERE id IN (SELECT id FROM mails WHERE id = $1 FOR UPDATE SKIP LOCKED)',
      [id],
    );
  }

  /**
   * Deletes queued mails to an address; one that is being sent is not stopped.
   * @param containing only mails whose text contains this
   */
  async withdraw(manager: EntityManager, recipient: string, containing = ''): Promise<void> {
    await manager.query(
      `DELETE FROM mails WHERE id IN (
         SELECT id FROM mails WHERE recipient = $1 AND strpos(text, $2) > 0 FOR UPDATE SKIP LOCKED)`,
      [recipient, containing],
    );
  }

  /** Deletes expired mails. */
  async expire(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM mails WHERE id IN (
         SELECT id FROM mails WHERE expires_at < now() FOR UPDATE SKIP LOCKED)`,
    );
  }

  /** Mails in the outbox, newest first; at most OUTBOX_MAX_MAILS. */
  async outbox(): Promise<OutboxMail[]> {
    const mails = await this.dataSource.manager.find(MailEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: OUTBOX_MAX_MAILS,
    });
    return mails.map((mail) => toOutboxMail(withSiteAddress(mail, this.config.publicUrl)));
  }
}

function toOutboxMail({
  id,
  recipient,
  subject,
  text,
  headers,
  messageId,
  createdAt,
}: MailEntity): OutboxMail {
  return {
    _id: id,
    to: recipient,
    subject,
    text: hideTokens(text),
    headers: { ...headers, 'Message-ID': messageId },
    createdAt: createdAt.toISOString(),
  };
}
