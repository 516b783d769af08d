import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes, type Problem, type VoteReceipt } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { HousekeepingService } from '../src/platform/jobs/housekeeping.service.js';
import { terminateWaiting, untilWaiting } from './harness/backends.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { addEntries, cookieOf, countsOf, sendVote, upTo, type VoteAnswer } from './harness/votes.js';

const DAY_S = 24 * 3600;

let proxy: CuttableProxy;
/** Connects directly, whatever happens to the server's connections. */
let direct: DataSource;
let server: TestApp;
let other: NestFastifyApplication;
beforeAll(async () => {
  server = await startTestApp({}, {}, async (url) => {
    direct = await createDataSource(url).initialize();
    proxy = await startCuttableProxy(url);
    return proxy.url;
  });
  other = await startSecondNode(server);
});
afterAll(async () => {
  await direct.destroy();
  await other.close();
  await server.close();
  await proxy.close();
});

const entry = async (): Promise<string> => (await addEntries(direct, 1))[0] ?? '';
/** Everything of an answer that a replay repeats. */
const replayOf = (answer: VoteAnswer): unknown => [answer.statusCode, answer.body, cookieOf(answer)];
const codeOf = (answer: VoteAnswer): string => answer.json<Problem>().code;
const age = (seconds: number): Promise<unknown> =>
  direct.query('UPDATE votes SET created_at = now() - make_interval(secs => $1)', [seconds]);

describe('the key of a vote', () => {
  test('gives the first answer with its cookie again, on either node, and stores no answer', async () => {
    const entryId = await entry();
    const first = await sendVote(server, { entryId, key: 'again' });
    await sendVote(server, { entryId });
    for (const node of [server, other, server])
      expect(replayOf(await sendVote(node, { entryId, key: 'again' }))).toEqual(replayOf(first));
    expect(await countsOf(direct, [entryId])).toEqual([[2, 2]]);
    expect(await direct.query('SELECT FROM idempotent_answer')).toEqual([]);
  });

  test('gives the first answer again to a browser that has another cookie by now', async () => {
    const entryId = await entry();
    const first = await sendVote(server, { entryId, key: 'cookie' });
    const cookie = cookieOf(await sendVote(server, { entryId: await entry() }));
    expect(replayOf(await sendVote(server, { entryId, key: 'cookie', cookie }))).toEqual(replayOf(first));
  });

  test('counts once where it arrives on two nodes at once', async () => {
    const entryId = await entry();
    const answers = await Promise.all(
      upTo(20).map((nth) => sendVote(nth % 2 ? server : other, { entryId, key: 'twins' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(replayOf(answer)))).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ entryId, votes: 1 });
    expect(await countsOf(direct, [entryId])).toEqual([[1, 1]]);
  });

  test('is for one body, whether the other comes later or at once on another node', async () => {
    const entries = await addEntries(direct, 2);
    const votes = upTo(40).map((nth) =>
      sendVote(nth % 2 ? server : other, { entryId: entries[nth % 2] ?? '', key: 'bodies' }),
    );
    const answers = await Promise.all(votes);
    const counted = answers.find(({ statusCode }) => statusCode === 200);
    const { entryId } = counted?.json<VoteReceipt>() ?? { entryId: '' };
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? answer.body : codeOf(answer)));
    expect(new Set(outcomes)).toEqual(
      new Set([JSON.stringify({ entryId, votes: 1 }), 'idempotency_key_reused']),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect((await countsOf(direct, entries)).toSorted()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    for (const wrong of ['nonsense', entries.find((id) => id !== entryId) ?? ''])
      expect(codeOf(await sendVote(other, { entryId: wrong, key: 'bodies' }))).toBe('idempotency_key_reused');
  });

  test('of a refused vote stays free', async () => {
    const [voted = '', free = ''] = await addEntries(direct, 2);
    const cookie = cookieOf(await sendVote(server, { entryId: voted }));
    expect(codeOf(await sendVote(server, { entryId: voted, key: 'refused', cookie }))).toBe('already_voted');
    expect(codeOf(await sendVote(server, { entryId: 'nobody', key: 'refused', cookie }))).toBe('not_found');
    expect((await sendVote(other, { entryId: free, key: 'refused', cookie })).statusCode).toBe(200);
  });

  test('is free again after 24 h, before and after housekeeping', async () => {
    const [one = '', two = ''] = await addEntries(direct, 2);
    const first = await sendVote(server, { entryId: one, key: 'day' });
    await age(DAY_S - 60);
    expect(replayOf(await sendVote(server, { entryId: one, key: 'day' }))).toEqual(replayOf(first));
    await age(DAY_S);
    expect(codeOf(await sendVote(server, { entryId: one, key: 'day', cookie: cookieOf(first) }))).toBe(
      'already_voted',
    );
    expect((await sendVote(other, { entryId: two, key: 'day' })).json()).toEqual({ entryId: two, votes: 1 });
    await age(DAY_S);
    await server.app.get(HousekeepingService, { strict: false }).clear();
    const left = 'SELECT FROM votes WHERE num_nonnulls(idempotency_key, body_digest, receipt) > 0';
    expect(await direct.query(left)).toEqual([]);
    expect((await sendVote(server, { entryId: two, key: 'day' })).json()).toEqual({ entryId: two, votes: 2 });
    await server.app.get(HousekeepingService, { strict: false }).clear();
    expect(await direct.query(left)).toHaveLength(1);
  });
});

describe('a vote whose answer is lost after its commit', () => {
  /** Sends votes whose connection to the database is lost between their commit and their answer. */
  async function loseAnswers(entryIds: readonly string[], key: string): Promise<VoteAnswer[]> {
    const [first = ''] = entryIds;
    const locker = direct.createQueryRunner();
    await locker.startTransaction();
    await locker.query('SELECT FROM entries WHERE id = $1 FOR UPDATE', [first]);
    const sent = entryIds.map((entryId, nth) => sendVote(server, { entryId, key: `${key} ${nth}` }));
    await untilWaiting(direct, '%cast_votes%');
    proxy.silence();
    await locker.commitTransaction();
    await locker.release();
    await until(async () => (await countsOf(direct, [first]))[0]?.[0] === 1);
    proxy.cut();
    const answers = await Promise.all(sent);
    proxy.mend();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 200);
    return answers;
  }

  test('is counted once where it is sent again with its key, also on another node', async () => {
    const entryId = await entry();
    const [lost] = await loseAnswers([entryId], 'lost');
    expect([lost?.statusCode, lost?.headers['retry-after']]).toEqual([503, '1']);
    const again = await sendVote(server, { entryId, key: 'lost 0' });
    expect([again.statusCode, again.json()]).toEqual([200, { entryId, votes: 1 }]);
    expect(replayOf(await sendVote(other, { entryId, key: 'lost 0' }))).toEqual(replayOf(again));
    // The cookie is that of the first answer, which nobody received.
    expect(codeOf(await sendVote(server, { entryId, cookie: cookieOf(again) }))).toBe('already_voted');
    expect(await countsOf(direct, [entryId])).toEqual([[1, 1]]);
  });

  test('fails with those that waited for it no further than they do', async () => {
    const entries = await addEntries(direct, 3);
    const answers = await loseAnswers(entries, 'queue');
    expect(answers[0]?.statusCode).toBe(503);
    for (const [nth, entryId] of entries.entries()) {
      await until(async () => (await sendVote(server, { entryId, key: `queue ${nth}` })).statusCode === 200);
    }
    expect(await countsOf(direct, entries)).toEqual(entries.map(() => [1, 1]));
  });

  test('is counted once after its node has restarted', async () => {
    const entryId = await entry();
    await loseAnswers([entryId], 'restart');
    const restarted = await startSecondNode(server);
    const again = await sendVote(restarted, { entryId, key: 'restart 0' });
    expect([again.statusCode, again.json()]).toEqual([200, { entryId, votes: 1 }]);
    expect(await countsOf(direct, [entryId])).toEqual([[1, 1]]);
    await restarted.close();
  });
});

test('a vote whose backend is terminated while it waits is counted once where it is sent again', async () => {
  const entryId = await entry();
  const locker = direct.createQueryRunner();
  await locker.startTransaction();
  await locker.query('SELECT FROM entries WHERE id = $1 FOR UPDATE', [entryId]);
  const sent = sendVote(server, { entryId, key: 'terminated' });
  await untilWaiting(direct, '%cast_votes%');
  await terminateWaiting(direct, '%cast_votes%');
  expect((await sent).statusCode).toBe(503);
  await locker.commitTransaction();
  await locker.release();
  expect((await sendVote(server, { entryId, key: 'terminated' })).json()).toEqual({ entryId, votes: 1 });
  expect(await countsOf(direct, [entryId])).toEqual([[1, 1]]);
});

test('a database that falls silent delays votes by seconds only, and each is counted once', async () => {
  const entryId = await entry();
  await sendVote(server, { entryId });
  proxy.silence();
  const answers = await Promise.all(
    upTo(3).map((nth) => sendVote(server, { entryId, key: `silent ${nth}` })),
  );
  expect(answers[0]?.statusCode).toBe(503);
  for (const nth of upTo(3))
    await until(async () => (await sendVote(server, { entryId, key: `silent ${nth}` })).statusCode === 200);
  expect(await countsOf(direct, [entryId])).toEqual([[4, 4]]);
});
