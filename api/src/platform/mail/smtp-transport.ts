import { MAIL_TIMEOUT_MS } from '@quartermile/core/domain';
import type { Transporter } from 'nodemailer';
import type { MailEntity } from './mail.entity.js';
import { redactAnswer } from './redact-answer.js';

/** Sender of a mail. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * Result of an attempt. `reason` is a code only, because servers often repeat the address in messages. `answer` is the
 * server's answer, or what happened to the connection, with addresses redacted.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string; readonly answer: string };

/** Permanent failures, RFC 5321 section 4.2.1. */
const PERMANENT_FROM = 500;

/** Sends mails to the server of `SMTP_URL`, with one connection each. */
export class SmtpTransport {
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly smtpUrl: string) {}

  /** Makes one attempt. Never throws. */
  async deliver(mail: MailEntity, from: Sender): Promise<Delivery> {
    try {
      const transporter = await (this.transporter ??= openTransporter(this.smtpUrl));
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        messageId: mail.messageId,
        date: mail.createdAt,
        // RFC 3834 section 5: suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...prepared(mail.headers) },
      });
      return { outcome: 'sent' };
    } catch (error) {
      return explain(error, mail.recipient);
    }
  }
}

/** Loads nodemailer with the first mail, because most runs send none. */
async function openTransporter(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
    dnsTimeout: MAIL_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Some clients do not support a folded List-Unsubscribe; RFC 8058 section 4 shows it on one line. */
function prepared(headers: MailEntity['headers']) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
  );
}

/** A rejected login is a configuration error and must not fail the mail. */
function explain(error: unknown, recipient: string): Delivery {
  const { code, responseCode, response, message } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const isPermanent = (responseCode ?? 0) >= PERMANENT_FROM && code !== 'EAUTH';
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
  const answer = redactAnswer(response ?? message ?? reason, recipient);
  return { outcome: isPermanent ? 'refused' : 'failed', reason, answer };
}
