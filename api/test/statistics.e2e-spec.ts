import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  STATISTICS_DAYS,
  STATISTICS_DAYS_MAX,
  type StatisticsDay,
  statisticsSchema,
} from '@quartermile/core/domain';
import { fillDemoContent } from '../src/features/setup/demo/fill-demo-content.js';
import { StatisticsService } from '../src/features/statistics/statistics.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { DEMO_FILL_TIMEOUT_MS, startTestApp, type TestApp } from './harness/test-app.js';

describe('the statistics', () => {
  let server: TestApp;
  let call: CallAsAdmin;
  let cars: CarCalls;
  beforeAll(async () => {
    server = await startTestApp();
    call = await callAsAdmin(server);
    cars = await CarCalls.on(server);
  });
  beforeEach(() => emptyTables(server, 'cars', 'entries', 'votes', 'videos', 'video_views', 'activity'));
  afterAll(() => server.close());

  const read = async (query = ''): Promise<StatisticsDay[]> => {
    const answer = await call('GET', apiRoutes.admin.statistics + query);
    expect(answer.statusCode).toBe(200);
    return statisticsSchema.parse(answer.json()).days;
  };
  const byDay = (days: number, now: string): Promise<StatisticsDay[]> =>
    server.app.get(StatisticsService, { strict: false }).byDay(days, new Date(now));

  test('are thirty days without gaps, oldest first, when nothing ever happened', async () => {
    const days = await read();
    expect(days.length).toBe(STATISTICS_DAYS);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    expect(new Set(days.map(({ date }) => date)).size).toBe(STATISTICS_DAYS);
    expect(days).toEqual(days.map(({ date }) => ({ date, submissions: 0, votes: 0, views: 0 })));
  });

  test('count today what visitors do', async () => {
    const { entries } = await cars.approve(['Votes by Viewers']);
    await cars.submit();
    const entryId = entries[0]?._id;
    for (let votes = 0; votes < 3; votes++) await cars.send('POST', apiRoutes.leaderboard.vote, { entryId });
    for (const title of ['One', 'Two']) {
      const link = 'https://youtu.be/abcdefghijk';
      const thumbnail = null;
      const added = await call('POST', apiRoutes.videos.add, { title, link, thumbnail });
      const view = apiPath(apiRoutes.videos.view, { id: added.json<{ _id: string }>()._id });
      for (let views = 0; views < 2; views++) await cars.send('POST', view);
    }
    expect(await read('?days=1')).toEqual([{ date: expect.any(String), submissions: 2, votes: 3, views: 4 }]);
  });

  test('begin a day at midnight in the site’s zone', async () => {
    const submit = (at: string) =>
      server.dataSource.query(`INSERT INTO cars (name, drivetrain, created_at) VALUES ('Golf', 'AWD', $1)`, [
        at,
      ]);
    // South Africa is at UTC+2 all year.
    for (const at of ['2026-03-09T21:59:59Z', '2026-03-09T22:00:00Z', '2026-03-10T21:59:59Z'])
      await submit(at);
    const counted = (now: string) =>
      byDay(2, now).then((days) => days.map(({ date, submissions }) => [date, submissions]));
    expect(await counted('2026-03-10T21:59:59Z')).toEqual([
      ['2026-03-09', 1],
      ['2026-03-10', 2],
    ]);
    expect(await counted('2026-03-10T22:00:00Z')).toEqual([
      ['2026-03-10', 2],
      ['2026-03-11', 0],
    ]);
  });

  test('forget what was deleted', async () => {
    const { entries, car } = await cars.approve(['Votes by Viewers']);
    await cars.send('POST', apiRoutes.leaderboard.vote, { entryId: entries[0]?._id });
    await cars.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
    expect((await read('?days=1'))[0]).toMatchObject({ submissions: 0, votes: 0 });
  });

  test('go back ninety days at most', async () => {
    expect((await read(`?days=${STATISTICS_DAYS_MAX}`)).length).toBe(STATISTICS_DAYS_MAX);
  });

  test(
    'of the demo content are alive',
    async () => {
      await fillDemoContent(server.app);
      const days = await read();
      expect(days.filter(({ views }) => views > 0).length).toBe(STATISTICS_DAYS);
      expect(days.filter(({ votes }) => votes > 0).length).toBeGreaterThan(STATISTICS_DAYS / 2);
      expect(days.some(({ submissions }) => submissions > 0)).toBe(true);
      const [{ impossible }] = await server.dataSource.query(
        `SELECT count(*)::int AS impossible FROM videos
       WHERE views < (SELECT sum(views) FROM video_views WHERE video_id = videos.id)`,
      );
      expect(impossible).toBe(0);
    },
    DEMO_FILL_TIMEOUT_MS,
  );
});
