import { Transform } from 'node:stream';

import type { Transporter } from 'nodemailer';
import type { MailEntity } from './mail.entity.js';
import { redactAnswer } from './redact-answer.js';

/** Time-out of a mail server without activity. */
const MAIL_TIMEOUT_MS = 10_000;

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
  | {
      /** `uncertain`: the whole mail was transmitted, and the server did not reply. Only with `beforeEnd`. */
      readonly outcome: 'refused' | 'failed' | 'uncertain';
      readonly reason: string;
      readonly answer: string;
      /** Whether the server refused the recipient, not the sender or the content. */
      readonly isOfRecipient: boolean;
    };

/** Decides whether the end of a mail may be transmitted, after which the server may accept it. */
export type BeforeEnd = () => Promise<boolean>;

/** Permanent failures, RFC 5321 section 4.2.1. */
const PERMANENT_FROM = 500;

/** Sends mails to the server of `SMTP_URL`, with one connection each. */
export class SmtpTransport {
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly smtpUrl: string) {}

  /**
   * Makes one attempt. Never throws.
   * @param beforeEnd called when everything but the end is transmitted; false or a rejection abandons the attempt
   */
  async deliver(mail: MailEntity, from: Sender, beforeEnd?: BeforeEnd): Promise<Delivery> {
    let isHandedOver = false;
    const holdEnd =
      beforeEnd &&
      (async () => {
        if (!(await beforeEnd())) throw new Error('The mail is not wanted any more.');
        isHandedOver = true;
      });
    try {
      const transporter = await (this.transporter ??= openTransporter(this.smtpUrl));
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== null && { html: mail.html }),
        ...(holdEnd && { holdEnd }),
        messageId: mail.messageId,
        date: mail.createdAt,
        // RFC 3834 section 5: suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...prepared(mail.headers) },
      });
      return { outcome: 'sent' };
    } catch (error) {
      return explain(error, mail.recipient, isHandedOver);
    }
  }
}

/** Loads nodemailer with the first mail, because most runs send none. */
async function openTransporter(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
    dnsTimeout: MAIL_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use('stream', ({ data, message }, done) => {
    const { holdEnd } = data as { holdEnd?: () => Promise<void> };
    if (holdEnd) message.transform(() => endHeldBy(holdEnd));
    done();
  });
  return transporter;
}

/** Passes a mail on, but for its end, until `holdEnd` resolves. */
function endHeldBy(holdEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void holdEnd().then(() => done(), done),
  });
}

/** Some clients do not support a folded List-Unsubscribe; RFC 8058 section 4 shows it on one line. */
function prepared(headers: MailEntity['headers']) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
  );
}

/** A rejected login is a configuration error and must not fail the mail. */
function explain(error: unknown, recipient: string, isHandedOver: boolean): Delivery {
  const { code, command, responseCode, response, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const isPermanent = (responseCode ?? 0) >= PERMANENT_FROM && code !== 'EAUTH';
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
  const answer = redactAnswer(response ?? message ?? reason, recipient);
  const isUncertain = isHandedOver && responseCode === undefined;
  const outcome = isPermanent ? 'refused' : isUncertain ? 'uncertain' : 'failed';
  return { outcome, reason, answer, isOfRecipient: command === 'RCPT TO' };
}
