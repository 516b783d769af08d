import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OUTBOX_MAX_MAILS, type OutboxMail } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { MailEntity } from './mail.entity.js';

/** What is to be mailed. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end in a line feed. */
  readonly text: string;
  /** Beside those that every mail has. */
  readonly headers: Readonly<Record<string, string>>;
  /** From when on it is of no use to its reader. */
  readonly expiresAt: Date;
}

/** The channel on which nodes hear that a mail waits. */
export const MAIL_CHANNEL = 'mail_queued';

/** Mails that wait to be sent, or are kept because no mail server is set. */
@Injectable()
export class MailService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether mails leave this server; otherwise they stay in the outbox. */
  get hasMailServer(): boolean {
    return this.config.smtpUrl !== null;
  }

  /** Puts a mail into the outbox, in the transaction that gives the reason for it: both happen or neither. */
  async queue(manager: EntityManager, { to, subject, text, headers, expiresAt }: Mail): Promise<void> {
    const messageId = `<${randomUUID()}@${new URL(this.config.publicUrl).hostname}>`;
    await manager.insert(MailEntity, { messageId, recipient: to, subject, text, headers, expiresAt });
    await manager.query('SELECT pg_notify($1, $2)', [MAIL_CHANNEL, '']);
  }

  /** Takes the mails to an address back; one that is being sent this moment is sent. */
  async withdraw(manager: EntityManager, recipient: string): Promise<void> {
    await manager.query(
      'DELETE FROM mails WHERE id IN (SELECT id FROM mails WHERE recipient = $1 FOR UPDATE SKIP LOCKED)',
      [recipient],
    );
  }

  /** Removes what is of no use to its reader any more. */
  async expire(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM mails WHERE id IN (
         SELECT id FROM mails WHERE expires_at < now() FOR UPDATE SKIP LOCKED)`,
    );
  }

  /** The mails that are there, newest first; at most OUTBOX_MAX_MAILS. */
  async outbox(): Promise<OutboxMail[]> {
    const mails = await this.dataSource.manager.find(MailEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: OUTBOX_MAX_MAILS,
    });
    return mails.map(toOutboxMail);
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
    text,
    headers: { ...headers, 'Message-ID': messageId },
    createdAt: createdAt.toISOString(),
  };
}
