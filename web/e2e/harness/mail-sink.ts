import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiRoutes } from '@quartermile/core/domain';
import { launchServer } from '@quartermile/core/testing';
import { SMTPServer } from 'smtp-server';
import { AdminApi } from './admin-api.js';
import { test as base, expect } from './test.js';

/** A received mail. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  /** As it was transmitted. */
  readonly source: string;
}

/** An SMTP server on loopback that accepts every mail. */
interface MailSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Starts it on a free port. */
async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const receive = async (): Promise<void> => {
        const source = await text(stream);
        const subject = /^Subject: (.*)$/im.exec(source.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
        received.push({ to: envelope.rcptTo.map(({ address }) => address), subject, source });
      };
      receive().then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface MailFixtures {
  readonly mails: MailSink;
  /** Origin of the server. */
  readonly site: string;
}

/** Playwright's test with an empty server that sends its mails to a server on loopback. */
export const test = base.extend<MailFixtures>({
  mails: async ({}, give) => {
    const mails = await startMailSink();
    await give(mails);
    await mails.close();
  },
  site: async ({ mails }, give) => {
    const server = await launchServer({ SMTP_URL: mails.url });
    await give(server.url);
    await server.stop();
  },
});

/** Signs readers up and confirms them with the links in their mails. Returns an administrator's session. */
export async function subscribe(
  site: string,
  mails: readonly { to: readonly string[]; source: string }[],
  readers: readonly string[],
): Promise<AdminApi> {
  const api = await AdminApi.open(site);
  for (const email of readers) {
    await api.call('POST', apiRoutes.newsletter.signup, { email });
    await expect.poll(() => mails.some(({ to }) => to.includes(email))).toBe(true);
    const source = mails.find(({ to }) => to.includes(email))?.source.replaceAll('=\r\n', '') ?? '';
    const token = /\/confirm\?token=(?:3D)?([\w.-]+)/.exec(source)?.[1];
    const answer = await fetch(`${site}${apiRoutes.newsletter.confirm}?token=${token}`, { method: 'POST' });
    expect(answer.status).toBe(200);
  }
  return api;
}
