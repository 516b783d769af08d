import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type ActivityPage,
  apiRoutes,
  type BoardPage,
  type Entry,
  type Problem,
  type SetAsideResult,
  type VoteHistory,
  type VoteReceipt,
} from '@quartermile/core/domain';
import { untilWaiting } from './harness/backends.js';
import { CarCalls } from './harness/cars.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { cookieOf, sendVote, upTo } from './harness/votes.js';

const { list, board, myVotes, setAsideVotes, bringBackVotes, voteHistory } = apiRoutes.leaderboard;
const HOUR = 60 * 60_000;
const REASON = 'One hall of computers.';

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let entryId: string;
/** Instant relative to now, ISO 8601. */
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

beforeAll(async () => {
  server = await startTestApp();
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(async () => {
  entryId = (await calls.approve(['Votes by Viewers'])).entries[0]?._id ?? '';
});

/** Adds votes that were cast `ageMs` ago, as if they had been counted then. */
async function addVotes(count: number, ageMs: number, id = entryId): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO votes (entry_id, voter, created_at) SELECT $1, gen_random_uuid(), $3 FROM generate_series(1, $2)`,
    [id, count, at(-ageMs)],
  );
  await server.dataSource.query('UPDATE entries SET votes = votes + $2 WHERE id = $1', [id, count]);
}
const window = (from: number, to: number) => ({ entryId, from: at(from), to: at(to), reason: REASON });
async function setAside(from: number, to: number): Promise<SetAsideResult> {
  const answer = await calls.sendAsAdmin('POST', setAsideVotes, window(from, to));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const bringBack = (windowId: string) => calls.sendAsAdmin('POST', bringBackVotes, { windowId });
const history = async (): Promise<VoteHistory> =>
  (await calls.sendAsAdmin('GET', `${voteHistory}?entryId=${entryId}`)).json();
const publicVotes = async (node: Pick<TestApp, 'inject'> = server): Promise<number | undefined> => {
  const entries = (await node.inject({ method: 'GET', url: list })).json<Entry[]>();
  return entries.find(({ _id }) => _id === entryId)?.votes;
};
/** The entry's votes on the board, which each node has in memory. */
const boardVotes = async (node: Pick<TestApp, 'inject'> = server): Promise<number | undefined> => {
  const page = await node.inject({ method: 'GET', url: `${board}?entry=${entryId}` });
  return page.json<BoardPage>().match?.place.entry.votes;
};
const numbers = async (): Promise<[number, number]> => {
  const { votes, votesSetAside } = await history();
  return [votes, votesSetAside];
};

describe('votes that are set aside', () => {
  test('do not count in the next read on this node, and within a second on another one', async () => {
    await addVotes(5, 3 * HOUR);
    await addVotes(40, HOUR);
    const { dataSource } = server;
    const [row] = await dataSource.query('SELECT car_id FROM entries WHERE id = $1', [entryId]);
    await dataSource.query('SELECT pg_notify($1, $2)', ['content_changed', `seed ${row.car_id}`]);
    await until(async () => (await publicVotes(other as never)) === 45);
    for (const node of [server, other]) await until(async () => (await boardVotes(node as never)) === 45);
    const result = await setAside(-2 * HOUR, 0);
    expect(result).toMatchObject({ votes: 5, votesSetAside: 40, window: { votes: 40, reason: REASON } });
    expect([await publicVotes(), await boardVotes()]).toEqual([5, 5]);
    await until(async () => (await publicVotes(other as never)) === 5);
    await until(async () => (await boardVotes(other as never)) === 5);
  });

  test('lower the entry in the ranking, and raise it when they are brought back', async () => {
    const rival = (await calls.approve(['Votes by Viewers'], { name: 'Rival' })).entries[0]?._id ?? '';
    await addVotes(900, 3 * HOUR, rival);
    await addVotes(1000, HOUR);
    const order = async () => {
      const url = `${list}?category=Votes+by+Viewers`;
      const ids = (await calls.send('GET', url)).json<Entry[]>().map(({ _id }) => _id);
      return ids.filter((id) => id === rival || id === entryId);
    };
    const { window: set } = await setAside(-2 * HOUR, 0);
    expect(await order()).toEqual([rival, entryId]);
    expect((await bringBack(set._id)).json()).toMatchObject({ votes: 1000, votesSetAside: 0 });
    expect(await order()).toEqual([entryId, rival]);
  });

  test('are those from the first instant up to but not including the last', async () => {
    const [from, to] = ['2026-11-01T10:00:00.000Z', '2026-11-01T10:15:00.000Z'];
    for (const created of ['2026-11-01T09:59:59.999999Z', from, '2026-11-01T10:14:59.999999Z', to])
      await server.dataSource.query(
        'INSERT INTO votes (entry_id, voter, created_at) VALUES ($1, gen_random_uuid(), $2)',
        [entryId, created],
      );
    await server.dataSource.query('UPDATE entries SET votes = 4 WHERE id = $1', [entryId]);
    await calls.sendAsAdmin('POST', setAsideVotes, { entryId, from, to, reason: REASON });
    expect(await numbers()).toEqual([2, 2]);
  });

  test('count once where windows overlap, whichever is brought back first', async () => {
    await addVotes(10, 3 * HOUR);
    await addVotes(20, HOUR);
    const long = await setAside(-4 * HOUR, 0);
    const short = await setAside(-2 * HOUR, 0);
    expect(await numbers()).toEqual([0, 30]);
    await bringBack(long.window._id);
    expect(await numbers()).toEqual([10, 20]);
    await bringBack(short.window._id);
    expect(await numbers()).toEqual([30, 0]);
  });

  test('are brought back once', async () => {
    await addVotes(3, HOUR);
    const { window: set } = await setAside(-2 * HOUR, 0);
    const answers = await Promise.all([bringBack(set._id), bringBack(set._id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<Problem>().code).toBe('already_brought_back');
    expect(await numbers()).toEqual([3, 0]);
  });

  test('are recorded with the administrator, the window and both numbers', async () => {
    await addVotes(7, HOUR);
    const { window: set } = await setAside(-2 * HOUR, 0);
    await bringBack(set._id);
    const { items } = (
      await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=2`)
    ).json<ActivityPage>();
    const actor = server.config.adminEmail;
    expect(items).toMatchObject([
      { actor, action: 'bring-back', before: { votes: 0 }, after: { votes: 7, votesSetAside: 0 } },
      {
        actor,
        action: 'set-aside',
        subject: { type: 'entry', id: entryId },
        before: { votes: 7, votesSetAside: 0 },
        after: { votes: 0, votesSetAside: 7, from: set.from, to: set.to, reason: REASON },
      },
    ]);
    const { windows } = await history();
    expect(windows).toMatchObject([{ setAsideBy: actor, broughtBackBy: actor }]);
  });
});

describe('a voter of votes that are set aside', () => {
  test('has voted, cannot vote again, and gets the first answer again by the same key', async () => {
    const key = `repeated ${entryId}`;
    const first = await sendVote(server, { entryId, key });
    const cookie = cookieOf(first);
    await setAside(-HOUR, 0);
    expect((await calls.send('GET', myVotes, undefined, { cookie })).json()).toEqual([entryId]);
    expect((await sendVote(server, { entryId, cookie })).json<Problem>().code).toBe('already_voted');
    expect((await sendVote(other, { entryId, key })).body).toBe(first.body);
    expect(await numbers()).toEqual([0, 1]);
  });

  test('who votes while the window is open has voted, and counts when it is brought back', async () => {
    const { window: set } = await setAside(-HOUR, HOUR);
    const answers = await Promise.all(upTo(20).map(() => sendVote(other, { entryId })));
    expect(answers.map((answer) => answer.json<VoteReceipt>().votes)).toEqual(upTo(20).map(() => 0));
    expect([await numbers(), await publicVotes()]).toEqual([[0, 20], 0]);
    const cookie = cookieOf(answers[0] as (typeof answers)[number]);
    expect((await sendVote(server, { entryId, cookie })).json<Problem>().code).toBe('already_voted');
    await bringBack(set._id);
    expect(await numbers()).toEqual([20, 0]);
    expect((await sendVote(server, { entryId })).json<VoteReceipt>().votes).toBe(21);
  });
});

test.each([
  ['after the window has ended', -2 * HOUR, -HOUR],
  ['before it begins', HOUR, 2 * HOUR],
])('a vote %s counts', async (_when, from, to) => {
  await setAside(from, to);
  expect((await sendVote(server, { entryId })).json<VoteReceipt>().votes).toBe(1);
  expect(await numbers()).toEqual([1, 0]);
});

describe('votes that are being counted while a window is set aside and brought back', () => {
  test('are all stored, and are either counted or set aside', async () => {
    const votes = upTo(300).map((nth) => sendVote(nth % 2 ? server : other, { entryId }));
    const windows: string[] = [];
    for (const _ of upTo(6)) windows.push((await setAside(-HOUR, HOUR)).window._id);
    await Promise.all(windows.map((id) => bringBack(id)));
    await setAside(-HOUR, 0);
    expect((await Promise.all(votes)).filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    const [row] = await server.dataSource.query(
      `SELECT votes, votes_set_aside AS aside, (SELECT count(*)::int FROM votes WHERE entry_id = $1) AS stored,
         (SELECT count(*)::int FROM votes v JOIN set_aside_windows w USING (entry_id) WHERE entry_id = $1
            AND w.brought_back_at IS NULL AND v.created_at >= w.starts_at AND v.created_at < w.ends_at) AS inside
       FROM entries WHERE id = $1`,
      [entryId],
    );
    expect(row).toMatchObject({ stored: 300, votes: 300 - row.inside, aside: row.inside });
    await until(async () => (await publicVotes()) === row.votes);
    await until(async () => (await publicVotes(other as never)) === row.votes);
  });

  test('are set aside if they waited for the entry meanwhile', async () => {
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM entries WHERE id = $1 FOR UPDATE', [entryId]);
    const admin = calls.sendAsAdmin('POST', setAsideVotes, window(-HOUR, HOUR));
    await untilWaiting(server.dataSource, '%"entries"%FOR UPDATE%');
    const vote = sendVote(other, { entryId });
    await untilWaiting(server.dataSource, '%cast_votes%');
    await runner.commitTransaction();
    await runner.release();
    expect([(await admin).statusCode, (await vote).statusCode]).toEqual([201, 200]);
    expect(await numbers()).toEqual([0, 1]);
  });
});

describe('the votes of an entry over time', () => {
  test('have a row for each quarter of 48 hours and each of 30 days, the last ones now', async () => {
    await addVotes(4, 0);
    await addVotes(2, 47 * HOUR);
    await addVotes(3, 20 * 24 * HOUR);
    await addVotes(9, 40 * 24 * HOUR);
    await setAside(-48 * HOUR, -46 * HOUR);
    const { quarters, days, votes, votesSetAside } = await history();
    expect([votes, votesSetAside, quarters.length, days.length]).toEqual([16, 2, 192, 30]);
    expect(quarters.at(-1)).toMatchObject({ votes: 4, setAside: 0, isBurst: false });
    expect(Date.now() - Date.parse(quarters.at(-1)?.at ?? '')).toBeLessThan(15 * 60_000 + 5000);
    expect(quarters.filter(({ setAside: aside }) => aside > 0)).toMatchObject([{ votes: 2, setAside: 2 }]);
    expect(days.reduce((sum, day) => sum + day.votes, 0)).toBe(9);
  });

  test('have rising instants 15 minutes apart', async () => {
    const { quarters } = await history();
    const steps = quarters
      .slice(1)
      .map(({ at: now }, i) => Date.parse(now) - Date.parse(quarters[i]?.at ?? ''));
    expect(new Set(steps)).toEqual(new Set([15 * 60_000]));
  });
});

test('an end more than a day ahead is refused', async () => {
  const answer = await calls.sendAsAdmin('POST', setAsideVotes, window(0, 25 * HOUR));
  expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
    400,
    [{ path: 'to', message: 'The end may be at most a day ahead.' }],
  ]);
});
