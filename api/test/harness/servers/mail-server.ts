import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * How the mail server handles mails: accepts them, at once or slowly, rejects them with a reply, ends the connection
 * instead of a reply to a whole mail, or never responds.
 */
export type MailServerMood =
  | 'takes'
  | 'silent'
  | 'hangs-up'
  | {
      readonly delayMs: number;
      /** What it is slow to reply to: the content, unless given. */
      readonly at?: 'recipient';
    }
  | {
      readonly code: number;
      readonly reply: string;
      /** What it rejects: the recipient, unless given. */
      readonly at?: 'content';
    };

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
  /** Closes all connections and refuses new ones. */
  stop(): Promise<void>;
  /** Starts the server again on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const count = { connections: 0 };
  let port = 0;
  let server: SMTPServer | null = null;
  const start = async (): Promise<void> => {
    const started = openServer(mailServer, () => server === started);
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    ({ port } = started.server.address() as AddressInfo);
    server = started;
  };
  const stop = async (): Promise<void> => {
    const stopped = server;
    server = null;
    if (!stopped) return;
    for (const { _socket } of stopped.connections) _socket.destroy();
    await new Promise<void>((resolve) => stopped.close(() => resolve()));
  };
  const mailServer: MailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    received,
    count,
    mood: 'takes',
    onArrival: null,
    start,
    stop,
    close: stop,
  };
  await start();
  return mailServer;
}

function openServer(mailServer: MailServer, isRunning: () => boolean): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      mailServer.count.connections++;
      if (mailServer.mood !== 'silent') done();
    },
    onRcptTo: (_address, _session, done) => {
      const { mood } = mailServer;
      const pauseMs = typeof mood === 'object' && 'delayMs' in mood && mood.at ? mood.delayMs : 0;
      void sleep(pauseMs).then(() => done(refusal(mood, 'recipient')));
    },
    onData: (stream, { envelope }, done) => {
      const receive = async (): Promise<void> => {
        const source = await text(stream);
        const { mood } = mailServer;
        const rejection = refusal(mood, 'content');
        if (rejection) return done(rejection);
        if (mood === 'hangs-up') return hangUp();
        if (typeof mood === 'object' && 'delayMs' in mood && !mood.at) await sleep(mood.delayMs);
        // A server that was stopped meanwhile has accepted nothing.
        if (!isRunning()) return;
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mailServer.received.push({ from, to, headers: headersOf(source), source });
        mailServer.onArrival?.();
        mailServer.onArrival = null;
        done();
      };
      // A connection that ends amid a mail delivers nothing.
      receive().catch(() => undefined);
    },
  });
  const hangUp = (): void => {
    for (const { _socket } of server.connections) _socket.destroy();
  };
  server.on('error', () => undefined);
  return server;
}

function refusal(mood: MailServerMood, place: 'recipient' | 'content'): Error | null {
  if (typeof mood === 'string' || 'delayMs' in mood || (mood.at ?? 'recipient') !== place) return null;
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
