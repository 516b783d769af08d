import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OutboxMail } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { wakeJob } from '../jobs/jobs.service.js';
import { MailEntity } from './mail.entity.js';
import { hideTokens } from './mail-token.js';
import { withSiteAddress } from './site-address.js';

/** Maximum mails shown in the outbox. */
const OUTBOX_MAX_MAILS = 200;

/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end in a line feed. `SITE_ADDRESS` stands for the site's address, also in headers. */
  readonly text: string;
  /** The same content as HTML. */
  readonly html?: string;
  /** Id of the row, and of the message: the same for each attempt to send the same content to the same person. */
  readonly id?: string;
  /**
   * Whether its recipient must not get it twice. Needs a check by `onHandover`; its failures are reported by `onFailed`.
   */
  readonly once?: boolean;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** After this time it is useless to its recipient. */
  readonly expiresAt: Date;
}

/** Records that a mail was sent. */
type SentListener = (manager: EntityManager, mailId: string) => Promise<void>;

/** Whether a queued mail is still wanted. */
type SendingCheck = (manager: EntityManager, mail: MailEntity) => Promise<boolean>;

/**
 * Called before the end of a mail is transmitted, outside the transaction that locks it: only then can the mail server
 * accept it. The result is committed. False: the attempt is abandoned.
 */
type HandoverCheck = (mailId: string) => Promise<boolean>;

/** How an attempt to send a mail failed, in the transaction that settles it. */
export interface MailFailure {
  readonly mailId: string;
  /**
   * `later`: it is tried again; `address-refused`: the server refused the recipient for good; `refused`: it refused the
   * sender or the content; `uncertain`: it may have accepted the mail; `given-up`: too many attempts.
   */
  readonly kind: 'later' | 'address-refused' | 'refused' | 'uncertain' | 'given-up';
  /** The answer of the server, with addresses redacted. */
  readonly answer: string;
}
type FailureListener = (manager: EntityManager, failure: MailFailure) => Promise<void>;

/** The job that sends queued mails. */
export const MAIL_JOB = 'mail';

/** The mail outbox: queued mails, or all mails when no mail server is configured. */
@Injectable()
export class MailService {
  private readonly listeners: SentListener[] = [];
  private readonly checks: SendingCheck[] = [];
  private readonly handovers: HandoverCheck[] = [];
  private readonly failureListeners: FailureListener[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether a mail server is configured; otherwise mails stay in the outbox. */
  get hasMailServer(): boolean {
    return this.config.smtpUrl !== null;
  }

  /** Queues a mail within the caller's transaction. Returns its id. */
  async queue(manager: EntityManager, mail: Mail): Promise<string> {
    const [id = ''] = await this.queueAll(manager, [mail]);
    return id;
  }

  /** Queues mails within the caller's transaction. Returns their ids. */
  async queueAll(manager: EntityManager, mails: readonly Mail[]): Promise<string[]> {
    const { hostname } = new URL(this.config.publicUrl);
    const rows = mails.map(({ to, id, html = null, once = false, ...mail }) => ({
      ...mail,
      id: id ?? randomUUID(),
      messageId: `<${id ?? randomUUID()}@${hostname}>`,
      recipient: to,
      html,
      once,
    }));
    await manager.insert(MailEntity, rows);
    await wakeJob(manager, MAIL_JOB);
    return rows.map(({ id }) => id);
  }

  /** Calls `listener` with the id of each mail that was sent, in the transaction that deletes it. */
  onSent(listener: SentListener): void {
    this.listeners.push(listener);
  }

  /** Asks `check` before each attempt whether a mail is still wanted; it is deleted otherwise. */
  onBeforeSending(check: SendingCheck): void {
    this.checks.push(check);
  }

  /** Calls `check` before the end of a mail that must not arrive twice is transmitted. */
  onHandover(check: HandoverCheck): void {
    this.handovers.push(check);
  }

  /** Calls `listener` when an attempt to send a mail failed. */
  onFailed(listener: FailureListener): void {
    this.failureListeners.push(listener);
  }

  /** Whether a mail may be handed over now. */
  async mayHandOver(mailId: string): Promise<boolean> {
    for (const check of this.handovers) if (!(await check(mailId))) return false;
    return true;
  }

  /** Notifies the listeners of a failed attempt. */
  async failed(manager: EntityManager, failure: MailFailure): Promise<void> {
    for (const listener of this.failureListeners) await listener(manager, failure);
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
