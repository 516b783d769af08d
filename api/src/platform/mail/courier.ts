import { MAIL_SILENCE_MS } from '@quartermile/core/domain';
import type { Transporter } from 'nodemailer';
import type { MailEntity } from './mail.entity.js';

/** Whom mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** How a try to send a mail ended. `reason` names a code only: servers like to repeat the address. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Refusals of this class are for good, RFC 5321 section 4.2.1. */
const PERMANENT_FROM = 500;

/** Brings mails to the mail server of `SMTP_URL`, one connection for each. */
export class Courier {
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly smtpUrl: string) {}

  /** Tries once. Never throws. */
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
        // RFC 3834 section 5: keeps holiday notices and other robots from answering.
        headers: { 'Auto-Submitted': 'auto-generated', ...prepared(mail.headers) },
      });
      return { outcome: 'sent' };
    } catch (error) {
      return explain(error);
    }
  }
}

/** The library is loaded with the first mail: most starts send none. */
async function openTransporter(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_SILENCE_MS,
    greetingTimeout: MAIL_SILENCE_MS,
    socketTimeout: MAIL_SILENCE_MS,
    dnsTimeout: MAIL_SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A folded List-Unsubscribe is not understood everywhere; RFC 8058 section 4 shows it on one line. */
function prepared(headers: MailEntity['headers']) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
  );
}

/** A login that is refused is the operator's to mend, not the mail's fault. */
function explain(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isPermanent = (responseCode ?? 0) >= PERMANENT_FROM && code !== 'EAUTH';
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
  return { outcome: isPermanent ? 'refused' : 'failed', reason };
}
