import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How the mail server handles mails: accepts them, rejects them with a reply, or never responds. */
export type MailServerMood = 'takes' | 'silent' | { readonly code: number; readonly reply: string };

/** A mail as received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Unfolded headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly source: string;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Number of connections since the start. */
  readonly count: { connections: number };
  mood: MailServerMood;
  /** Called once, when the next mail has arrived and before the server acknowledges it. */
  onArrival: (() => void) | null;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const count = { connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      count.connections++;
      if (mailServer.mood !== 'silent') done();
    },
    onRcptTo: (_address, _session, done) => done(refusal(mailServer.mood)),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, headers: headersOf(source), source });
        mailServer.onArrival?.();
        mailServer.onArrival = null;
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    count,
    mood: 'takes',
    onArrival: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

function refusal(mood: MailServerMood): Error | null {
  if (typeof mood === 'string') return null;
  return Object.assign(new Error(mood.reply), { responseCode: mood.code });
}

function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
