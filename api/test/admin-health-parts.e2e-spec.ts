import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes, type HealthItemId } from '@quartermile/core/domain';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { BoardReadModel } from '../src/features/board/board-read-model.js';
import { HealthReports } from '../src/features/health/health-report.service.js';
import { PictureProcessor } from '../src/features/media/processing/picture-processor.js';
import { ClockHealth } from '../src/platform/database/notifications/clock-health.js';
import { HealthChecks } from '../src/platform/health/health-checks.js';
import { detailOf, HealthReader, itemOf } from './harness/health-reader.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let reader: HealthReader;
beforeAll(async () => {
  server = await startTestApp();
  reader = await HealthReader.of(server);
});
afterAll(() => server.close());

const part = <Part>(type: new (...args: never[]) => Part): Part => server.app.get(type, { strict: false });

test('the clock: a difference of seconds is a warning, of minutes an error', async () => {
  const clock = part(ClockHealth);
  clock.now = () => Date.now() + 20_000;
  expect(await reader.item('clock')).toMatchObject({
    state: 'warning',
    summary: 'The clocks of server and database differ by 20 seconds.',
  });
  clock.now = () => Date.now() - 3_600_000;
  expect(await reader.item('clock')).toMatchObject({
    state: 'error',
    summary: expect.stringContaining('3\u00a0600'),
  });
  clock.now = Date.now;
  expect((await reader.item('clock')).state).toBe('ok');
});

test('the picture process: one that was killed, until another picture is processed', async () => {
  const processor = part(PictureProcessor);
  const broken = processor.run('readHeader', Buffer.from('not a picture')).catch(() => undefined);
  await broken;
  expect((await reader.item('pictures')).state).toBe('ok');
  process.kill(processor.pid ?? 0, 'SIGKILL');
  await until(async () => (await reader.item('pictures')).state === 'warning');
  expect((await reader.item('pictures')).summary).toBe(
    'The picture process failed at its last picture: The picture process ended with SIGKILL.',
  );
  await processor.run('readHeader', Buffer.from('not a picture')).catch(() => undefined);
  expect((await reader.item('pictures')).state).toBe('ok');
});

test('pages: a leaderboard that cannot be renewed', async () => {
  await server.dataSource.query('ALTER TABLE entries RENAME TO lost_entries');
  const board = await startTestAppOn(server);
  await expect(board.app.get(BoardReadModel, { strict: false }).read()).rejects.toThrow('entries');
  expect(await board.itemOf('pages')).toMatchObject({
    state: 'warning',
    summary: 'The leaderboard could not be renewed: relation "entries" does not exist.',
  });
  await server.dataSource.query('ALTER TABLE lost_entries RENAME TO entries');
  await board.app.get(BoardReadModel, { strict: false }).read();
  expect((await board.itemOf('pages')).state).toBe('ok');
  expect(detailOf(await board.itemOf('server'), 'Another node since')).toMatch(/^\d{4}-/);
  expect((await board.itemOf('server')).summary).toMatch(/; 2 nodes run\.$/);
  await board.close();
});

test('errors: the last one by time, route and request, without what was sent', async () => {
  await server.dataSource.query('ALTER TABLE videos RENAME TO lost_videos');
  const failed = await server.inject(`${apiRoutes.videos.list}?q=thandi`);
  expect(failed.statusCode).toBe(500);
  await server.dataSource.query('ALTER TABLE lost_videos RENAME TO videos');
  const item = await reader.item('errors');
  expect(item).toMatchObject({ state: 'warning', summary: '1 request failed unexpectedly within a day.' });
  expect(item.action).toContain(failed.headers['x-request-id']);
  expect(detailOf(item, 'Request')).toBe(`GET /api/videos/list, ${failed.headers['x-request-id']}`);
  expect(detailOf(item, 'Message')).toBe('QueryFailedError: relation "videos" does not exist');
  expect(detailOf(item, 'Unexpected since the start')).toBe('1');
  expect(JSON.stringify(item)).not.toContain('thandi');
});

test('backups: a check that is registered later replaces “not set up”', async () => {
  part(HealthChecks).register({
    id: 'backup',
    check: async () => ({ state: 'warning', summary: 'The last backup is 3 days old.', action: 'Look.' }),
  });
  expect(await reader.item('backup')).toMatchObject({ label: 'Backups', state: 'warning', action: 'Look.' });
});

/** Another node on the database of a server. */
async function startTestAppOn({ config }: TestApp) {
  const dataSource = await createDataSource(config.databaseUrl ?? '').initialize();
  const app = await createApp(config, dataSource, { websiteFolder: '/nowhere' });
  const reports = app.get(HealthReports, { strict: false });
  reports.cacheMs = 0;
  return {
    app,
    close: () => app.close(),
    itemOf: async (id: HealthItemId) => itemOf(await reports.read(), id),
  };
}
