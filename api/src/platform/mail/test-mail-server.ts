import { HEALTH_CHECK_TIMEOUT_MS } from '../health/health-limits.js';
import { healthMessages } from '../health/health-messages.js';
import { TimeLimitError, withinTime } from '../health/within-time.js';

const { reasons } = healthMessages.mail;
/** Shorter than the limit of a check, so that the check can say that it is the mail server. */
const PATIENCE_MS = HEALTH_CHECK_TIMEOUT_MS - 1000;

/** Words for the codes of nodemailer and Node. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: reasons.refused,
  ETIMEDOUT: reasons.silent,
  EAUTH: reasons.login,
  EDNS: reasons.unknownHost,
  ENOTFOUND: reasons.unknownHost,
  ETLS: reasons.tls,
};

/**
 * Connects to a mail server and logs in, without sending anything. Never rejects.
 * @returns what is wrong, in words that follow "The mail server"; null when nothing is
 */
export async function testMailServer(smtpUrl: string): Promise<string | null> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
  try {
    await withinTime(transporter.verify(), PATIENCE_MS);
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transporter.close();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TimeLimitError) return reasons.silent;
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  // nodemailer's ESOCKET stands for any error of the connection; its message contains the address.
  const causeCode = cause?.code ?? /\b(E[A-Z]{4,})\b/.exec((error as Error).message)?.[1];
  const known = BY_CODE[causeCode ?? ''] ?? BY_CODE[code ?? ''];
  return known ?? reasons.other(code ?? 'unknown');
}
