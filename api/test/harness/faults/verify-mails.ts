import type { ReceivedMail } from '../servers/mail-server.js';
import { CREDENTIALS } from './installation.js';
import type { KeyedLoad } from './keyed-load.js';

/** What is wrong with the mails that arrived. Mails with the same identifier are the same mail, delivered again. */
export interface MailVerdict {
  /** Addresses that got no mail. */
  readonly missing: string[];
  /** Addresses that got more mails than were queued for them. */
  readonly surplus: string[];
  /** Addresses that got a mail without a write. */
  readonly unknown: string[];
}

/** A verdict with nothing wrong. */
export const ALL_DELIVERED: MailVerdict = { missing: [], surplus: [], unknown: [] };

/**
 * Compares the mails that arrived with the writes of a load, all of which were acknowledged. An invitation that is sent
 * again gets one or two mails: the first one is withdrawn unless it is being sent.
 */
export function verifyMails(load: KeyedLoad, received: readonly ReceivedMail[]): MailVerdict {
  const most = mailsPerAddress(load);
  const arrived = new Map<string, Set<string>>();
  for (const { to, headers } of received)
    for (const address of to)
      arrived.set(address, (arrived.get(address) ?? new Set()).add(headers['message-id'] ?? ''));
  const count = (address: string): number => arrived.get(address)?.size ?? 0;
  return {
    missing: [...most.keys()].filter((address) => count(address) === 0),
    surplus: [...most].filter(([address, mails]) => count(address) > mails).map(([address]) => address),
    // The administrator gets alerts.
    unknown: [...arrived.keys()].filter((address) => !most.has(address) && address !== CREDENTIALS.email),
  };
}

/** Number of mails that were delivered again. */
export function repeatedMails(received: readonly ReceivedMail[]): number {
  return received.length - new Set(received.map(({ headers }) => headers['message-id'])).size;
}

/** The highest number of mails for each address. */
function mailsPerAddress({ writes }: KeyedLoad): Map<string, number> {
  const most = new Map<string, number>();
  const invited = new Map<string, string>();
  for (const { kind, payload, answer, url } of writes) {
    const { email } = payload as { email?: string };
    if (email) most.set(email, 1);
    if (kind === 'invitation') invited.set((JSON.parse(answer ?? '{}') as { _id: string })._id, email ?? '');
    if (kind === 'resending') {
      const address = invited.get(url.split('/').at(-1) ?? '') ?? '';
      most.set(address, (most.get(address) ?? 0) + 1);
    }
  }
  return most;
}
