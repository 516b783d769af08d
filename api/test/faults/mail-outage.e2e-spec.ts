import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { Installation } from '../harness/faults/installation.js';
import type { Target } from '../harness/faults/keyed-load.js';
import { type MailServer, startMailServer } from '../harness/servers/mail-server.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

const SIGNUPS = 8;
/** Long for a mail server, and shorter than the time limit of a delivery. */
const SLOW_MS = 1500;

let folder: string;
let post: MailServer;
let database: TestDatabase;
let product: Installation;
let target: Target;
beforeAll(async () => {
  folder = await makeOpenFolder();
  post = await startMailServer();
  database = await createTestDatabase();
  product = new Installation(join(folder, 'data'), { DATABASE_URL: database.url, SMTP_URL: post.url });
  target = await product.recover();
});
afterAll(async () => {
  await product.stop();
  await post.close();
  await database.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});
beforeEach(() => {
  post.received.length = 0;
});

/** Signs addresses up at once, each twice under its key; returns the addresses once all are acknowledged. */
async function signUp(): Promise<string[]> {
  const emails = Array.from({ length: SIGNUPS }, () => `${randomUUID()}@example.com`);
  const sent = [...emails, ...emails].map((email) =>
    fetch(target.address + apiRoutes.newsletter.signup, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': email },
      body: JSON.stringify({ email }),
    }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([202]));
  return emails.toSorted();
}

const waiting = async (): Promise<number> =>
  product.withDatabase(async (client) => (await client.query('SELECT FROM mails')).rowCount ?? 0);
/** Failed attempts of the mails that wait. */
const tries = async (): Promise<number> =>
  product.withDatabase(async (client) => {
    const { rows } = await client.query<{ tries: number }>(
      'SELECT coalesce(sum(tries), 0)::int AS tries FROM mails',
    );
    return rows[0]?.tries ?? 0;
  });
/** Makes the mails due that wait for their next attempt, as time does. */
const timePasses = () =>
  product.withDatabase(async (client) => {
    await client.query('UPDATE mails SET next_try_at = now()');
    await client.query("SELECT pg_notify('job_due', 'mail')");
  });
const recipients = (): string[] => post.received.flatMap(({ to }) => to).toSorted();

/** Waits until no mail is left, and expects that each was delivered once. */
async function expectEachOnce(emails: readonly string[]): Promise<void> {
  await until(async () => (await waiting()) === 0);
  expect(recipients()).toEqual(emails);
  expect(new Set(post.received.map(({ headers }) => headers['message-id'])).size).toBe(emails.length);
}

describe('a mail server', () => {
  test('that is slow delays no call, and delivers each mail once', async () => {
    post.mood = { delayMs: SLOW_MS };
    const emails = await signUp();
    // All calls were answered while the first mails were on their way.
    expect(await waiting()).toBeGreaterThan(SIGNUPS / 2);
    post.mood = 'takes';
    await expectEachOnce(emails);
  });

  test('that is dead delays no call; each mail is delivered once when it runs again', async () => {
    await post.stop();
    const emails = await signUp();
    await until(async () => (await tries()) >= SIGNUPS);
    expect(await waiting()).toBe(SIGNUPS);
    await post.start();
    await timePasses();
    await expectEachOnce(emails);
  });

  test('that refuses for a while delays no call; each mail is delivered once afterwards', async () => {
    post.mood = { code: 451, reply: 'try again later' };
    const emails = await signUp();
    await until(async () => (await tries()) >= SIGNUPS);
    post.mood = 'takes';
    await timePasses();
    await expectEachOnce(emails);
  });

  test('that accepts connections and is silent delays no call; each mail is delivered once afterwards', async () => {
    post.mood = 'silent';
    const { connections } = post.count;
    const emails = await signUp();
    await until(async () => post.count.connections > connections);
    expect(await waiting()).toBe(SIGNUPS);
    post.mood = 'takes';
    // The first one waits for its time limit, the others are due.
    await until(async () => (await tries()) > 0 || (await waiting()) < SIGNUPS);
    await timePasses();
    await expectEachOnce(emails);
  });

  test('that dies while it receives a mail gets that mail again, and no other', async () => {
    post.mood = { delayMs: SLOW_MS };
    const { connections } = post.count;
    const emails = await signUp();
    await until(async () => post.count.connections > connections);
    await post.stop();
    await until(async () => (await tries()) >= SIGNUPS);
    post.received.length = 0;
    post.mood = 'takes';
    await post.start();
    await timePasses();
    await expectEachOnce(emails);
  });
});
