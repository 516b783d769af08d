import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes, DAY_MS, type Entry } from '@quartermile/core/domain';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { siteDay } from '../src/features/board/positions/last-week.js';
import { PositionsService } from '../src/features/board/positions/positions.service.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { buildConfig } from './harness/build-config.js';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { leaderboard, cars } = apiRoutes;

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let runs: ReturnType<typeof runCalls>;

beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off' });
  const { databaseUrl, dataDir } = server.config;
  const dataSource = await createDataSource(databaseUrl ?? '').initialize();
  other = await createApp(buildConfig({ databaseUrl, dataDir }), dataSource, { websiteFolder: '/nowhere' });
  await other.init();
  calls = await CarCalls.on(server);
  runs = runCalls(calls);
});
beforeEach(() => emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions', 'board_positions'));
afterAll(async () => {
  await other.close();
  await server.close();
});

const positionsOf = (node: INestApplication) => node.get(PositionsService, { strict: false });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const record = (days: number) => positionsOf(server.app).record(daysAgo(days));
const stored = (): Promise<{ day: string; position: number }[]> =>
  server.dataSource.query('SELECT day::text, position FROM board_positions ORDER BY day, position');
/** Makes nodes load the board again: positions of past days are never added in practice. */
const reload = () => emptyTables(server, 'rate_limit');
const list = async () => (await calls.send('GET', leaderboard.list)).json<Entry[]>();
/** What the list says of last week: time, position then. */
const lastWeek = async () => (await list()).map(({ car, lastWeek: then }) => `${car.time} ${then}`);

describe('the daily positions', () => {
  it('are stored once a day, and deleted after five weeks', async () => {
    for (const time of ['11.5', '12.5', '12.5']) await runs.approved(time);
    await record(36);
    await record(1);
    expect((await stored()).map(({ day, position }) => `${day} ${position}`)).toEqual(
      [36, 1].flatMap((days) => [1, 2, 2].map((position) => `${siteDay(daysAgo(days))} ${position}`)),
    );
    await runs.approved('10.5');
    await record(1);
    expect((await stored()).filter(({ day }) => day === siteDay(daysAgo(1)))).toHaveLength(3);
    await record(0);
    expect([...new Set((await stored()).map(({ day }) => day))]).toEqual(
      [1, 0].map((days) => siteDay(daysAgo(days))),
    );
    expect((await stored()).map(({ position }) => position)).toEqual([1, 2, 2, 1, 2, 3, 3]);
  });

  it('are the same when two nodes store them at once', async () => {
    for (const time of ['11.5', '12.5']) await runs.approved(time);
    const now = new Date();
    await Promise.all([server.app, other].map((node) => positionsOf(node).record(now)));
    expect((await stored()).map(({ position }) => position)).toEqual([1, 2]);
  });

  it('belong to the day of the site, which begins before that of UTC', async () => {
    await runs.approved('11.5');
    await positionsOf(server.app).record(new Date('2026-11-22T21:59:00Z'));
    await positionsOf(server.app).record(new Date('2026-11-22T22:02:00Z'));
    expect((await stored()).map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('are stored by the job', async () => {
    await runs.approved('11.5');
    await server.app.get(JobsService, { strict: false }).runNow('board-positions');
    expect(await stored()).toEqual([{ day: siteDay(new Date()), position: 1 }]);
  });
});

describe('the position of last week', () => {
  it('is that of seven days ago, on every node, until the entry moves and after', async () => {
    await runs.approved('11.5');
    const slower = entryOf(await runs.approved('12.5'));
    await record(8);
    await runs.approved('10.5');
    await record(7);
    await runs.approved('9.5');
    await record(6);
    await reload();
    expect(await lastWeek()).toEqual(['9.5 undefined', '10.5 1', '11.5 2', '12.5 3']);
    const answer = await other.inject({ method: 'GET', url: leaderboard.list });
    expect(answer.json<Entry[]>().map((entry) => entry.lastWeek)).toEqual([undefined, 1, 2, 3]);
    await runs.vote(slower._id);
    const voted = (await list()).find(({ _id }) => _id === slower._id);
    expect([voted?.votes, voted?.lastWeek]).toEqual([1, 3]);
    const quicker = await runs.approved('9.1', [DRAG], slower.car._id);
    expect(entryOf(quicker)._id).toBe(slower._id);
    expect(await lastWeek()).toEqual(['9.1 3', '9.5 undefined', '10.5 1', '11.5 2']);
  });

  it('is that of the nearest earlier day where that day has none', async () => {
    await runs.approved('11.5');
    await record(20);
    await runs.approved('10.5');
    await record(6);
    await reload();
    expect(await lastWeek()).toEqual(['10.5 undefined', '11.5 1']);
  });
});

describe('the list says of an entry', () => {
  const marks = async () =>
    (await list()).map((entry) =>
      [
        entry.car.time,
        entry.bestSince && 'PB',
        entry.heldSince && 'leads',
        entry.heldInDrivetrainSince && 'its drivetrain',
      ]
        .filter(Boolean)
        .join(' '),
    );

  it('that its run is a personal best, until the earlier run is deleted', async () => {
    const first = entryOf(await runs.approved('12.5'));
    expect(await marks()).toEqual(['12.5 leads its drivetrain']);
    await runs.approved('12.9', [DRAG], first.car._id);
    expect(await marks()).toEqual(['12.5 leads its drivetrain']);
    const better = await runs.approved('12.1', [DRAG], first.car._id);
    const [entry] = await list();
    expect(entry?.bestSince).toBe(better.car.reviewedAt);
    await runs.approved('12.3', [DRAG], first.car._id);
    expect(await marks()).toEqual(['12.1 PB leads its drivetrain']);
    await server.dataSource.query(`UPDATE cars SET reviewed_at = reviewed_at - interval '16 days'`);
    await reload();
    expect(await marks()).toEqual(['12.1 leads its drivetrain']);
    await server.dataSource.query(`UPDATE cars SET reviewed_at = reviewed_at + interval '16 days'`);
    await reload();
    expect(await marks()).toEqual(['12.1 PB leads its drivetrain']);
    for (const carId of (await approvedRuns()).filter(({ time }) => time !== '12.1').map(({ id }) => id))
      expect((await calls.sendAsAdmin('DELETE', cars.delete, { carId })).statusCode).toBe(200);
    expect(await marks()).toEqual(['12.1 leads its drivetrain']);
  });

  it('since when it leads, also after the leader was removed', async () => {
    await runs.approved('12.5');
    const best = entryOf(await runs.approved('11.5'));
    expect(await marks()).toEqual(['11.5 leads its drivetrain', '12.5']);
    expect((await list())[0]?.heldSince).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: best._id });
    expect(await marks()).toEqual(['12.5 leads its drivetrain']);
  });

  const approvedRuns = (): Promise<{ id: string; time: string }[]> =>
    server.dataSource.query(`SELECT id, time FROM cars WHERE status = 'approved'`);
});
