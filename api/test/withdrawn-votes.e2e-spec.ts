import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes, type Entry, type Problem } from '@quartermile/core/domain';
import { VoteBurstsService } from '../src/features/votes/vote-review/vote-bursts.service.js';
import { HousekeepingService, WITHDRAWN_VOTES_DAYS } from '../src/platform/jobs/housekeeping.service.js';
import { terminateWaiting, untilWaiting } from './harness/backends.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { addEntries, cookieOf, countsOf, nobody, sendVote, upTo, withdrawVote } from './harness/votes.js';

const { list, myVotes } = apiRoutes.leaderboard;

let server: TestApp;
let other: NestFastifyApplication;
beforeAll(async () => {
  server = await startTestApp();
  other = await startSecondNode(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  server.dataSource.query(sql, values);
const entry = async (): Promise<string> => (await addEntries(server.dataSource, 1))[0] ?? '';
const counts = (entryId: string) => countsOf(server.dataSource, [entryId]);
const asideOf = async (entryId: string): Promise<number | undefined> =>
  (await query<{ aside: number }>('SELECT votes_set_aside AS aside FROM entries WHERE id = $1', [entryId]))[0]
    ?.aside;
const codeOf = (answer: { json<Body>(): Body }): string => answer.json<Problem>().code;
/** An entry with the vote of a new browser, under the key. */
async function voted(key: string = randomUUID()): Promise<{ entryId: string; cookie: string }> {
  const entryId = await entry();
  return { entryId, cookie: cookieOf(await sendVote(server, { entryId, key })) };
}

describe('a vote that is taken back', () => {
  test('no longer counts on either node, and may be given again', async () => {
    const { entryId, cookie } = await voted();
    await sendVote(server, { entryId });
    const votesOf = async (node: Pick<NestFastifyApplication, 'inject'>, id = entryId) =>
      (await node.inject(list)).json<Entry[]>().find(({ _id }) => _id === id)?.votes;
    // With the last vote, the nodes know of all that came before.
    const last = await entry();
    await sendVote(server, { entryId: last });
    await until(async () => (await votesOf(server, last)) === 1 && (await votesOf(other, last)) === 1);
    expect([await votesOf(server), await votesOf(other)]).toEqual([2, 2]);
    const answer = await withdrawVote(server, { entryId, cookie });
    expect([answer.statusCode, answer.json()]).toEqual([200, { entryId, votes: 1 }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await counts(entryId)).toEqual([[1, 1]]);
    await until(async () => (await votesOf(server)) === 1 && (await votesOf(other)) === 1);
    expect((await server.inject({ url: myVotes, headers: { cookie } })).json()).toEqual([]);
    expect((await sendVote(other, { entryId, cookie })).json()).toEqual({ entryId, votes: 2 });
    expect(codeOf(await sendVote(server, { entryId, cookie }))).toBe('already_voted');
    expect(await counts(entryId)).toEqual([[2, 2]]);
  });

  test('is only taken back by its browser, and once', async () => {
    const { entryId, cookie } = await voted();
    const stranger = cookieOf(await sendVote(server, { entryId: await entry() }));
    for (const sent of [undefined, stranger, `${cookie}x`, 'quartermile_voter=nonsense']) {
      const refused = await withdrawVote(server, { entryId, ...(sent && { cookie: sent }) });
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'not_voted']);
    }
    for (const unknown of [nobody(), 'nonsense'])
      expect(codeOf(await withdrawVote(server, { entryId: unknown, cookie }))).toBe('not_found');
    expect(await counts(entryId)).toEqual([[1, 1]]);
    expect((await withdrawVote(server, { entryId, cookie })).statusCode).toBe(200);
    expect(codeOf(await withdrawVote(other, { entryId, cookie }))).toBe('not_voted');
    expect(await counts(entryId)).toEqual([[0, 0]]);
  });

  test('stays where it is while votes are paused', async () => {
    const { entryId, cookie } = await voted();
    await query("INSERT INTO pauses (subject, paused_by) VALUES ('votes', 'thandi@example.com')");
    const refused = await withdrawVote(server, { entryId, cookie });
    await query('DELETE FROM pauses');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'votes_paused']);
    expect(await counts(entryId)).toEqual([[1, 1]]);
  });
});

describe('the key', () => {
  test('of a vote that was taken back gives its first answer again, and counts nothing', async () => {
    const { entryId, cookie } = await voted('early');
    await withdrawVote(server, { entryId, cookie });
    for (const node of [server, other]) {
      const again = await sendVote(node, { entryId, key: 'early', cookie });
      expect([again.statusCode, again.json()]).toEqual([200, { entryId, votes: 1 }]);
    }
    expect(codeOf(await sendVote(server, { entryId: await entry(), key: 'early' }))).toBe(
      'idempotency_key_reused',
    );
    expect(await counts(entryId)).toEqual([[0, 0]]);
    await sendVote(server, { entryId, cookie, key: 'later' });
    await withdrawVote(server, { entryId, cookie });
    for (const key of ['early', 'later']) await sendVote(server, { entryId, key, cookie });
    expect(await counts(entryId)).toEqual([[0, 0]]);
  });

  test('of a withdrawal takes back one vote, whatever happened since', async () => {
    const { entryId, cookie } = await voted();
    const first = await withdrawVote(server, { entryId, cookie, key: 'back' });
    await sendVote(server, { entryId, cookie });
    for (const node of [server, other])
      expect((await withdrawVote(node, { entryId, cookie, key: 'back' })).body).toBe(first.body);
    expect(await counts(entryId)).toEqual([[1, 1]]);
    const reused = await withdrawVote(server, { entryId: await entry(), cookie, key: 'back' });
    expect(codeOf(reused)).toBe('idempotency_key_reused');
  });

  test('is remembered for thirty days', async () => {
    const { entryId, cookie } = await voted('month');
    await withdrawVote(server, { entryId, cookie });
    const clearAfter = async (days: number): Promise<void> => {
      await query('UPDATE withdrawn_votes SET withdrawn_at = now() - make_interval(days => $1)', [days]);
      await server.app.get(HousekeepingService, { strict: false }).clear();
    };
    await clearAfter(WITHDRAWN_VOTES_DAYS - 1);
    expect((await sendVote(server, { entryId, key: 'month' })).statusCode).toBe(200);
    expect(await counts(entryId)).toEqual([[0, 0]]);
    await clearAfter(WITHDRAWN_VOTES_DAYS + 1);
    expect(await query('SELECT FROM withdrawn_votes')).toEqual([]);
  });
});

describe('at once', () => {
  test('one vote is taken back once', async () => {
    const { entryId, cookie } = await voted();
    await sendVote(server, { entryId });
    const answers = await Promise.all(
      upTo(20).map((nth) => withdrawVote(nth % 2 ? server : other, { entryId, cookie })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await counts(entryId)).toEqual([[1, 1]]);
  });

  test('one withdrawal with one key is done once, on both nodes', async () => {
    const { entryId, cookie } = await voted();
    const answers = await Promise.all(
      upTo(10).map((nth) => withdrawVote(nth % 2 ? server : other, { entryId, cookie, key: 'both' })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await counts(entryId)).toEqual([[0, 0]]);
  });

  test('votes and withdrawals of one browser end in a consistent count', async () => {
    const { entryId, cookie } = await voted();
    const nodes = [server, other];
    const calls = upTo(60).map((nth) => {
      const node = nodes[nth % 2] as Pick<NestFastifyApplication, 'inject'>;
      const sent = { entryId, cookie, key: randomUUID() };
      return nth % 3 ? sendVote(node, sent) : withdrawVote(node, sent);
    });
    const answers = await Promise.all(calls);
    const acted = (path: 'vote' | 'withdraw') =>
      answers.filter(
        ({ statusCode }, at) => statusCode === 200 && ((at + 1) % 3 === 0) === (path === 'withdraw'),
      ).length;
    const [[votes = -1, rows] = []] = await counts(entryId);
    expect(votes).toBe(1 + acted('vote') - acted('withdraw'));
    expect(rows).toBe(votes);
    expect([0, 1]).toContain(votes);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await query('SELECT FROM withdrawn_votes WHERE entry_id = $1', [entryId])).toHaveLength(
      acted('withdraw'),
    );
  });

  test('votes of others are counted without gaps while some are taken back', async () => {
    const entryId = await entry();
    const cookies = await Promise.all(
      upTo(10).map(async () => cookieOf(await sendVote(server, { entryId }))),
    );
    await Promise.all([
      ...cookies.map((cookie, nth) => withdrawVote(nth % 2 ? server : other, { entryId, cookie })),
      ...upTo(15).map((nth) => sendVote(nth % 2 ? other : server, { entryId })),
    ]);
    expect(await counts(entryId)).toEqual([[15, 15]]);
  });
});

describe('a withdrawal that is rolled back', () => {
  test('leaves the vote and is done by the same key later', async () => {
    const { entryId, cookie } = await voted();
    const locker = server.dataSource.createQueryRunner();
    await locker.startTransaction();
    await locker.query('SELECT FROM votes WHERE entry_id = $1 FOR UPDATE', [entryId]);
    const sent = withdrawVote(server, { entryId, cookie, key: 'killed' });
    await untilWaiting(server.dataSource, '%withdrawn_votes%');
    await terminateWaiting(server.dataSource, '%withdrawn_votes%');
    expect((await sent).statusCode).toBe(503);
    await locker.commitTransaction();
    await locker.release();
    expect(await counts(entryId)).toEqual([[1, 1]]);
    for (const node of [server, other])
      expect((await withdrawVote(node, { entryId, cookie, key: 'killed' })).json()).toEqual({
        entryId,
        votes: 0,
      });
    expect(await counts(entryId)).toEqual([[0, 0]]);
    expect(await query('SELECT FROM withdrawn_votes WHERE entry_id = $1', [entryId])).toHaveLength(1);
  });
});

describe('votes that were set aside', () => {
  const window = async (entryId: string, from: string, to: string): Promise<void> => {
    await query(
      `INSERT INTO set_aside_windows (entry_id, starts_at, ends_at, reason, set_aside_by)
       VALUES ($1, now() + $2::interval, now() + $3::interval, 'A script', 'thandi@example.com')`,
      [entryId, from, to],
    );
  };

  test('leave the number of those, and the public number as it is', async () => {
    const entryId = await entry();
    await sendVote(server, { entryId });
    await query("UPDATE votes SET created_at = now() - interval '2 hours' WHERE entry_id = $1", [entryId]);
    await window(entryId, '-1 hour', '1 hour');
    const cookie = cookieOf(await sendVote(server, { entryId }));
    expect([await counts(entryId), await asideOf(entryId)]).toEqual([[[1, 2]], 1]);
    expect((await withdrawVote(server, { entryId, cookie })).json()).toEqual({ entryId, votes: 1 });
    expect([await counts(entryId), await asideOf(entryId)]).toEqual([[[1, 1]], 0]);
  });

  test('while it is being taken back are taken out of the right number', async () => {
    const { entryId, cookie } = await voted();
    const admin = server.dataSource.createQueryRunner();
    await admin.startTransaction();
    await admin.query('SELECT FROM entries WHERE id = $1 FOR UPDATE', [entryId]);
    const sent = withdrawVote(server, { entryId, cookie });
    await untilWaiting(server.dataSource);
    await admin.query(
      `INSERT INTO set_aside_windows (entry_id, starts_at, ends_at, reason, set_aside_by)
       VALUES ($1, now() - interval '1 hour', now() + interval '1 hour', 'A script', 'thandi@example.com')`,
      [entryId],
    );
    await admin.query('UPDATE entries SET votes = 0, votes_set_aside = 1 WHERE id = $1', [entryId]);
    await admin.commitTransaction();
    await admin.release();
    expect([(await sent).statusCode, (await sent).json()]).toEqual([200, { entryId, votes: 0 }]);
    expect([await counts(entryId), await asideOf(entryId)]).toEqual([[[0, 0]], 0]);
  });

  test('and bursts do not see a vote that was taken back', async () => {
    const entryId = await entry();
    const cookies = await Promise.all(upTo(5).map(async () => cookieOf(await sendVote(server, { entryId }))));
    const quarters = (): Promise<unknown> =>
      query('SELECT votes FROM vote_quarters WHERE entry_id = $1', [entryId]);
    const look = () => server.app.get(VoteBurstsService, { strict: false }).watch(new Date());
    // All in one quarter of an hour, whenever the test runs.
    await query("UPDATE votes SET created_at = date_bin('15 minutes', now(), 'epoch') WHERE entry_id = $1", [
      entryId,
    ]);
    await look();
    expect(await quarters()).toEqual([{ votes: 5 }]);
    await withdrawVote(server, { entryId, cookie: cookies[0] ?? '' });
    expect(await quarters()).toEqual([{ votes: 4 }]);
    await look();
    expect(await quarters()).toEqual([{ votes: 4 }]);
    // As a look leaves it that began before the withdrawal.
    await query('DELETE FROM votes WHERE entry_id = $1', [entryId]);
    await look();
    expect(await quarters()).toEqual([]);
  });
});
