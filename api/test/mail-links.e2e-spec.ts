import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes, type OutboxMail } from '@quartermile/core/domain';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { MailDispatcher } from '../src/platform/mail/mail-dispatcher.service.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const OLD = 'http://old.example:3000';
const NEW = 'https://new.example';

let post: MailServer;
let server: TestApp;
let moved: NestFastifyApplication;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestApp({ publicUrl: OLD });
});
afterAll(async () => {
  await moved?.close();
  await server.close();
  await post.close();
});

/** The addresses in a text, without their tokens. */
const addressesIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s>]+/g) ?? []).map((url) => url.replace(/\?.*/, ''));

test('a mail that waited while PUBLIC_URL changed contains links to the new address', async () => {
  const payload = { email: 'lerato@example.co.za' };
  await server.inject({ method: 'POST', url: apiRoutes.newsletter.signup, payload });
  const [waiting] = (await (await callAsAdmin(server))('GET', apiRoutes.newsletter.outbox)).json<
    OutboxMail[]
  >();
  const linksOf = (origin: string) => [
    `${origin}${apiRoutes.newsletter.confirm}`,
    `${origin}${apiRoutes.newsletter.unsubscribe}`,
  ];
  expect(addressesIn(waiting?.text ?? '')).toEqual(linksOf(OLD));

  const dataSource = await createDataSource(server.config.databaseUrl ?? '').initialize();
  moved = await createApp({ ...server.config, publicUrl: NEW, smtpUrl: post.url }, dataSource, {
    websiteFolder: '/nowhere',
  });
  await moved.get(MailDispatcher, { strict: false }).dispatch();
  await until(async () => post.received.length === 1);
  const [mail] = post.received;
  const text = (mail?.source.slice(mail.source.indexOf('\r\n\r\n')) ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  expect(addressesIn(text)).toEqual(linksOf(NEW));
  expect(addressesIn(mail?.headers['list-unsubscribe'] ?? '')).toEqual([linksOf(NEW)[1]]);
  expect(mail?.source).not.toContain('old.example:3000/');
  // The link opens on the site, because its token does not depend on the address.
  const link = new URL(/https:\S+confirm\?token=\S+/.exec(text)?.[0] ?? '');
  expect((await server.inject(`${link.pathname}${link.search}`)).statusCode).toBe(200);
});
