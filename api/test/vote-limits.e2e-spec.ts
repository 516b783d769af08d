import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem } from '@quartermile/core/domain';
import {
  type LimitName,
  subjectDigest,
  ThrottlingService,
} from '../src/platform/http/throttling/throttling.service.js';
import { UNKNOWN_NETWORK } from '../src/platform/networks/network-address.js';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { untilWaiting } from './harness/backends.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { addEntries, cookieOf, countsOf, nobody, sendVote, upTo, type VoteAnswer } from './harness/votes.js';

const { points, windowS } = RATE_LIMITS.vote;
const HOME = '192.0.2.1';
const AWAY = '192.0.2.2';

let server: TestApp;
let other: NestFastifyApplication;
let limiter: ThrottlingService;
let entryId: string;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
  other = await startSecondNode(server);
  limiter = server.app.get(ThrottlingService, { strict: false });
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(async () => {
  await server.dataSource.query('TRUNCATE rate_limit');
  entryId = (await addEntries(server.dataSource, 1))[0] ?? '';
});

const voteFrom = (from: string, more: { key?: string; cookie?: string; entryId?: string } = {}) =>
  sendVote(server, { entryId, from, ...more });
const statusesOf = (answers: readonly VoteAnswer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
/** Points taken from each limit by a network. */
const takenBy = async (from: string): Promise<Record<string, number>> => {
  const rows: { key: string; points: number }[] = await server.dataSource.query(
    'SELECT key, points FROM rate_limit WHERE key LIKE $1',
    [`%:${subjectDigest(from)}`],
  );
  return Object.fromEntries(rows.map((row) => [row.key.split(':')[0], row.points]));
};
const rowsOf = (name: LimitName): Promise<{ points: number; expire: number }[]> =>
  server.dataSource.query('SELECT points, expire::float AS expire FROM rate_limit WHERE key LIKE $1', [
    `${name}:%`,
  ]);
const setRow = (name: LimitName, column: 'points' | 'expire', value: number): Promise<unknown> =>
  server.dataSource.query(`UPDATE rate_limit SET ${column} = $1 WHERE key LIKE $2`, [value, `${name}:%`]);

/** The latest end of a window that began by now. PostgreSQL rounds to the nearest millisecond, Date.now() down. */
const latestEnd = (windowMs: number): number => Date.now() + 1 + windowMs;

describe('limits on votes', () => {
  test('hold within the batches of two nodes at once, for each network', async () => {
    const votes = upTo(80).map((nth) =>
      sendVote(nth % 2 ? server : other, { entryId, from: nth % 4 < 2 ? HOME : AWAY }),
    );
    const answers = await Promise.all(votes);
    for (const parity of [true, false]) {
      const network = answers.filter((_, index) => (index + 1) % 4 < 2 === parity);
      expect(statusesOf(network)).toEqual({ 200: points, 429: 10 });
    }
    expect(await countsOf(server.dataSource, [entryId])).toEqual([[2 * points, 2 * points]]);
    for (const network of [HOME, AWAY])
      expect(await takenBy(network)).toEqual({ vote: points, votePerHour: points });
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json<Problem>().code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(windowS - 30);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(windowS);
  });

  test('count the ports of an address, and what is no address, as one network each', async () => {
    await Promise.all(upTo(3).map((nth) => voteFrom(`${HOME}:${50_000 + nth}`)));
    await Promise.all(upTo(2).map((nth) => voteFrom(`client ${nth}`)));
    expect(await takenBy(HOME)).toEqual({ vote: 3, votePerHour: 3 });
    expect(await takenBy(UNKNOWN_NETWORK)).toEqual({ vote: 2, votePerHour: 2 });
  });

  test('count a /48 of IPv6 as three networks, and 100 of its votes an hour for one entry', async () => {
    const [wide, entries] = ['2001:db8:9::/48', await addEntries(server.dataSource, 2)];
    const volley = (size: number, voted = entries[0] ?? '') =>
      Promise.all(
        upTo(size).map((nth) =>
          sendVote(nth % 2 ? server : other, {
            entryId: voted,
            from: `2001:db8:9:${(nth * 163).toString(16)}::1`,
          }),
        ),
      );
    expect(statusesOf(await volley(400))).toEqual({ 200: 3 * points, 429: 400 - 3 * points });
    expect(await takenBy(wide)).toEqual({
      vote: 3 * points,
      votePerHour: 3 * points,
      votePerEntry: 3 * points,
    });

    await setRow('vote', 'expire', Date.now() - 1);
    const [others, next] = [await volley(1, entries[1]), await volley(50)];
    expect([statusesOf(others), statusesOf(next)]).toEqual([{ 200: 1 }, { 200: 10, 429: 40 }]);
    expect(await countsOf(server.dataSource, entries)).toEqual([
      [100, 100],
      [1, 1],
    ]);
    expect(await takenBy(wide)).toMatchObject({ vote: 11, votePerHour: 101 });
    const refused = next.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(RATE_LIMITS.votePerEntry.windowS - 60);
    expect(statusesOf(await volley(20, entries[1]))).toEqual({ 200: 20 });
  });

  test('refuse the votes of a full network, and not those of its neighbours in the same batch', async () => {
    const [full, neighbour] = ['2001:db8:7:1::1', '2001:db8:7:2::1'];
    // The first is written alone, the others together.
    const answers = await Promise.all([
      ...upTo(points + 31).map(() => voteFrom(full)),
      ...upTo(points).map(() => voteFrom(neighbour)),
    ]);
    expect(statusesOf(answers.slice(0, points + 31))).toEqual({ 200: points, 429: 31 });
    expect(statusesOf(answers.slice(points + 31))).toEqual({ 200: points });
    expect(await takenBy('2001:db8:7:0::/56')).toEqual({ vote: 2 * points, votePerHour: 2 * points });
    expect(statusesOf([await voteFrom('2001:db8:7:3::1')])).toEqual({ 429: 1 });
    expect(statusesOf([await voteFrom('2001:db8:7:103::1')])).toEqual({ 200: 1 });
  });

  test('cost nothing for votes that are not counted, and none for repeats of a key', async () => {
    const cookie = cookieOf(await voteFrom(HOME, { key: 'first' }));
    await Promise.all([
      ...upTo(points).map(() => voteFrom(HOME, { cookie })),
      ...upTo(points).map(() => voteFrom(HOME, { entryId: nobody() })),
      ...upTo(points).map(() => voteFrom(HOME, { key: 'first' })),
    ]);
    expect(await takenBy(HOME)).toEqual({ vote: 1, votePerHour: 1 });
    const answers = await Promise.all(upTo(points).map(() => voteFrom(HOME)));
    expect(statusesOf(answers)).toEqual({ 200: points - 1, 429: 1 });
    expect((await voteFrom(HOME, { key: 'first' })).json()).toEqual({ entryId, votes: 1 });
  });

  test('take the last point for the first of several votes with one key', async () => {
    await voteFrom(HOME);
    await setRow('vote', 'points', points - 1);
    const twins = await Promise.all(upTo(10).map(() => voteFrom(HOME, { key: 'last' })));
    expect(twins.map(({ body }) => body)).toEqual(twins.map(() => JSON.stringify({ entryId, votes: 2 })));
    const late = await Promise.all(upTo(10).map(() => voteFrom(HOME, { key: 'late' })));
    expect(statusesOf(late)).toEqual({ 429: 10 });
    expect(await takenBy(HOME)).toEqual({ vote: points, votePerHour: 2 });
  });

  test('are counted in the rows of the limiter', async () => {
    await limiter.take('vote', HOME);
    await limiter.take('votePerHour', HOME);
    const [before] = await server.dataSource.query("SELECT expire FROM rate_limit WHERE key LIKE 'vote:%'");
    await voteFrom(HOME);
    await limiter.take('vote', HOME);
    const rows = await server.dataSource.query('SELECT key, points FROM rate_limit ORDER BY key');
    expect(rows).toEqual([
      { key: `vote:${subjectDigest(HOME)}`, points: 3 },
      { key: `votePerHour:${subjectDigest(HOME)}`, points: 2 },
    ]);
    const [after] = await server.dataSource.query("SELECT expire FROM rate_limit WHERE key LIKE 'vote:%'");
    expect(after).toEqual(before);
    for (let taken = 3; taken < points; taken++) await voteFrom(HOME);
    await expect(limiter.take('vote', HOME)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await voteFrom(HOME)).statusCode).toBe(429);
  });

  test('end with their window, and begin the next one as the limiter does', async () => {
    await voteFrom(HOME);
    for (const count of [points, 1]) {
      await setRow('vote', 'points', points);
      expect((await voteFrom(HOME)).statusCode).toBe(429);
      await setRow('vote', 'expire', Date.now() - 1);
      const began = Date.now();
      if (count === 1) await limiter.take('vote', HOME);
      else expect((await voteFrom(HOME)).statusCode).toBe(200);
      const [row] = await rowsOf('vote');
      expect(row?.points).toBe(1);
      expect(row?.expire).toBeGreaterThanOrEqual(began + windowS * 1000);
      expect(row?.expire).toBeLessThanOrEqual(latestEnd(windowS * 1000));
    }
  });

  test.each([
    ['vote', 5],
    ['votePerHour', 5],
    ['votePerHour', 40 * 24 * 3600],
  ] as const)(
    'end at once in %s, where a clock that was %i s ahead began the window',
    async (name, aheadS) => {
      const windowMs = RATE_LIMITS[name].windowS * 1000;
      const calls = [
        () => limiter.take(name, HOME),
        async () => expect((await voteFrom(HOME)).statusCode).toBe(200),
      ];
      await voteFrom(HOME);
      for (const call of calls) {
        await setRow(name, 'points', RATE_LIMITS[name].points);
        await setRow(name, 'expire', Date.now() + windowMs + aheadS * 1000);
        await call();
        const [row] = await rowsOf(name);
        expect(row?.points).toBe(1);
        expect(row?.expire).toBeLessThanOrEqual(latestEnd(windowMs));
      }
    },
  );

  test.each([
    ['a vote', async () => (await voteFrom(HOME)).json<Problem>().code],
    ['the limiter', () => limiter.take('vote', HOME).catch(({ code }: Problem) => code)],
  ])('go on in a window that began while %s waited for its row', async (_by, call) => {
    await voteFrom(HOME);
    const began = server.dataSource.createQueryRunner();
    await began.startTransaction();
    await began.query("SELECT FROM rate_limit WHERE key LIKE 'vote:%' FOR UPDATE");
    const waiting = call();
    await untilWaiting(server.dataSource);
    await began.query(
      `UPDATE rate_limit SET points = $1, expire = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2
       WHERE key LIKE 'vote:%'`,
      [points, windowS * 1000],
    );
    await began.commitTransaction();
    await began.release();
    expect(await waiting).toBe('too_many_requests');
  });
});
