import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { PgBoss } from 'pg-boss';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { MediaFiles, TextRecognizer } from '../src/features/media/index.js';
import { bossDatabase, JOBS_SCHEMA, JobsService, wakeJob } from '../src/platform/jobs/jobs.service.js';
import { OperationFailure } from '../src/platform/jobs/operation-process/operation-failure.js';
import { buildConfig } from './harness/build-config.js';
import { CarCalls, mediaFiles } from './harness/cars.js';
import { halves } from './harness/pictures.js';
import { startMailServer } from './harness/servers/mail-server.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { createTestDatabase } from './harness/test-database.js';

const jobsOf = ({ app }: Pick<TestApp, 'app'>): JobsService => app.get(JobsService, { strict: false });

describe('recurring jobs', () => {
  test('are scheduled in the time zone of the site, and done by one of the nodes', async () => {
    const server = await startTestApp();
    const url = server.config.databaseUrl ?? '';
    const boss = new PgBoss({
      connectionString: url,
      schema: JOBS_SCHEMA,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.createQueue('probe');
    await boss.send('probe');
    const config = buildConfig({
      databaseUrl: url,
      dataDir: server.config.dataDir,
      slipReader: 'on',
      pictureHints: 'on',
    });
    const dataSource = await createDataSource(url).initialize();
    const other = { app: await createApp(config, dataSource, { websiteFolder: '/nowhere' }) };
    let runs = 0;
    for (const node of [server, other])
      jobsOf(node).register({ name: 'probe', cron: '0 0 1 1 *', run: () => Promise.resolve(void runs++) });
    await Promise.all([jobsOf(server).start(), jobsOf(other).start()]);
    const schedules = await boss.getSchedules();
    await boss.stop();
    await until(() => Promise.resolve(runs > 0));
    await other.app.close();
    await server.close();
    expect(runs).toBe(1);
    expect(schedules.map(({ name, cron, timezone }) => [name, cron, timezone]).toSorted()).toEqual([
      ['admin-events', '37 * * * *', 'Africa/Johannesburg'],
      ['alerts', '* * * * *', 'Africa/Johannesburg'],
      ['board-positions', '2 * * * *', 'Africa/Johannesburg'],
      ['former-pictures', '*/10 * * * *', 'Africa/Johannesburg'],
      ['housekeeping', '7 * * * *', 'Africa/Johannesburg'],
      ['invitation-expiry', '50 2 * * *', 'Africa/Johannesburg'],
      ['mail', '* * * * *', 'Africa/Johannesburg'],
      ['media-clean-up', '20 3 * * *', 'Africa/Johannesburg'],
      ['newsletter', '* * * * *', 'Africa/Johannesburg'],
      ['newsletter-expiry', '40 2 * * *', 'Africa/Johannesburg'],
      ['picture-deletions', '*/5 * * * *', 'Africa/Johannesburg'],
      ['picture-fingerprints', '* * * * *', 'Africa/Johannesburg'],
      ['probe', '0 0 1 1 *', 'Africa/Johannesburg'],
      ['publish', '* * * * *', 'Africa/Johannesburg'],
      ['rejected-cars', '0 3 * * *', 'Africa/Johannesburg'],
      ['slips', '* * * * *', 'Africa/Johannesburg'],
      ['vote-bursts', '*/5 * * * *', 'Africa/Johannesburg'],
      ['vote-leads', '*/5 * * * *', 'Africa/Johannesburg'],
    ]);
  });

  test('run soon after a commit, one that is to run alone on one node at a time', async () => {
    const server = await startTestApp();
    const second = { app: await startSecondNode(server) };
    const running = { alone: 0, most: 0, runs: 0 };
    const run = async (): Promise<void> => {
      running.most = Math.max(running.most, ++running.alone);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running.runs++;
      running.alone--;
    };
    for (const node of [server, second])
      jobsOf(node).register({ name: 'probe', cron: '0 0 1 1 *', isAlone: true, run });
    await Promise.all([jobsOf(server).start(), jobsOf(second).start()]);
    const began = performance.now();
    for (const count of [1, 2, 3]) {
      await server.dataSource.transaction((manager) => wakeJob(manager, 'probe'));
      await until(() => Promise.resolve(running.runs + running.alone >= count));
    }
    await until(() => Promise.resolve(running.alone === 0));
    // They would also be found by a poll, after 15 s.
    expect(performance.now() - began).toBeLessThan(10_000);
    await second.app.close();
    await server.close();
    expect(running).toMatchObject({ most: 1, runs: 3 });
  }, 60_000);

  test('work off what waits since before they began: mails, slips and pictures', async () => {
    const [server, post] = [await startTestApp(), await startMailServer()];
    const { dataSource, config } = server;
    const boss = new PgBoss({ connectionString: config.databaseUrl ?? '', schema: JOBS_SCHEMA });
    await boss.start();
    // As earlier versions left them: without a group.
    for (const name of ['slips', 'picture-fingerprints']) {
      await boss.createQueue(name, { policy: 'short' });
      await boss.send(name);
    }
    await boss.stop();
    const payload = { email: 'lerato@example.co.za' };
    await server.inject({ method: 'POST', url: apiRoutes.newsletter.signup, payload });
    const calls = await CarCalls.on(server);
    const killed = await calls.submit();
    await dataSource.query(
      `UPDATE slip_readings SET state = 'reading', attempts = 1, claimed_at = now() WHERE car_id = $1`,
      [killed],
    );
    await calls.submit();
    const node = await startSecondNode({
      ...server,
      config: { ...config, smtpUrl: post.url, slipReader: 'on', pictureHints: 'on' },
    });
    jest
      .spyOn(node.get(TextRecognizer, { strict: false }), 'run')
      .mockRejectedValue(new OperationFailure('refused', 'no picture'));
    await jobsOf({ app: node }).start();
    const count = async (rows: string): Promise<number> =>
      (await dataSource.query(`SELECT FROM ${rows}`)).length;
    await until(async () => (await count('mails')) === 0);
    await until(async () => (await count("slip_readings WHERE state = 'unreadable'")) === 2);
    await until(async () => (await count('picture_fingerprints')) > 0);
    // The other one is an alert.
    expect(post.received.filter(({ to }) => !to.includes(config.adminEmail))).toHaveLength(1);
    await node.close();
    await server.close();
    await post.close();
  }, 120_000);

  test('begin on several nodes at once in an empty database, whose connections stay usable', async () => {
    const database = await createTestDatabase();
    const dataSource = await createDataSource(database.url).initialize();
    const bosses = Array.from({ length: 4 }, () => {
      const boss = new PgBoss({ db: bossDatabase(dataSource), schema: JOBS_SCHEMA, supervise: false });
      return boss.on('error', () => undefined);
    });
    const started = await Promise.allSettled(bosses.map((boss) => boss.start()));
    expect(started.map(({ status }) => status)).toEqual(bosses.map(() => 'fulfilled'));
    // More than the pool has, so that each of its connections is used.
    const statements = Array.from({ length: 30 }, () => dataSource.query('SELECT pg_sleep(0.05)'));
    const results = await Promise.allSettled(statements);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
    await dataSource.destroy();
    await database.drop();
  });

  test('leave nothing running when they cannot begin, and begin later', async () => {
    const server = await startTestApp();
    const jobs = jobsOf(server);
    const stop = jest.spyOn(PgBoss.prototype, 'stop');
    const job = { name: 'probe', run: () => Promise.resolve() };
    jobs.register({ ...job, cron: 'at no time' });
    await jobs.start();
    expect([jobs.isRunning, stop.mock.calls.length]).toEqual([false, 1]);
    jobs.register({ ...job, cron: '0 0 1 1 *' });
    await jobs.start();
    expect([jobs.isRunning, stop.mock.calls.length]).toEqual([true, 1]);
    await server.close();
    expect(stop).toHaveBeenCalledTimes(2);
    stop.mockRestore();
  });

  test('end with the server, even while they are still beginning', async () => {
    const server = await startTestApp();
    const starting = jobsOf(server).start();
    await server.close();
    await expect(starting).resolves.toBeUndefined();
  });
});

describe('a job', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp();
    calls = await CarCalls.on(server);
  });
  afterAll(() => server.close());

  /** Only masters are counted: they are stored at once, but variants of approved pictures are made later. */
  const masters = async () => (await mediaFiles(server)).filter((file) => file.endsWith('master'));
  const run = (name: string) => jobsOf(server).runNow(name);
  const count = async (table: string): Promise<number> =>
    (await server.dataSource.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

  test('removes old pictures that no row names, with all that was made of them', async () => {
    await calls.submit();
    const referenced = (await mediaFiles(server)).toSorted();
    const files = server.app.get(MediaFiles, { strict: false });
    const orphan = await files.keep(await halves({ width: 700 }).png().toBuffer(), 'public');
    await files.read({ image: orphan, width: 320, format: 'webp' });
    await files.keep(await halves({ width: 70 }).png().toBuffer(), 'private');
    const hours = Date.now() / 1000 - 2 * 60 * 60;
    for (const file of await mediaFiles(server))
      await utimes(join(server.config.dataDir, 'media', file), hours, hours);
    const young = await files.keep(await halves({ width: 50 }).png().toBuffer(), 'public');
    expect((await mediaFiles(server)).length).toBe(referenced.length + 4);
    await run('media-clean-up');
    const left = await mediaFiles(server);
    expect(left.filter((file) => !file.includes(young.name)).toSorted()).toEqual(referenced);
    expect(left.filter((file) => file.includes(young.name)).length).toBe(1);
  });

  test('removes submissions rejected 90 days ago, with their pictures and what was noted of them', async () => {
    const { car } = await calls.approve(['World Facts']);
    const before = await masters();
    const gone = await calls.submit({ owner: 'Sipho', description: 'private', image: await picture(333) });
    const fresh = await calls.submit({ owner: 'Naledi', image: await picture(444) });
    for (const carId of [gone, fresh])
      await calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject', reason: 'blurred' });
    await server.dataSource.query(
      `UPDATE cars SET reviewed_at = now() - interval '91 days' WHERE id = ANY($1)`,
      [[gone, car._id]],
    );
    await server.dataSource.query(`UPDATE cars SET reviewed_at = now() - interval '89 days' WHERE id = $1`, [
      fresh,
    ]);
    await run('rejected-cars');
    const rejected = await server.dataSource.query(`SELECT id FROM cars WHERE status = 'rejected'`);
    expect(rejected).toEqual([{ id: fresh }]);
    expect((await calls.approved()).map(({ _id }) => _id)).toEqual([car._id]);
    expect((await masters()).length).toBe(before.length + 1);
    const activity = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).body;
    expect(activity).not.toContain('Sipho');
    expect(activity).toContain('Naledi');
    expect(activity).toContain(gone);
  });

  test('removes what was noted of cars deleted 90 days ago, their places on the board included', async () => {
    const deleteCar = async (owner: string) => {
      const { car } = await calls.approve(['World Facts', 'Our Drag Races'], { owner });
      await server.dataSource.query('UPDATE cars SET name = NULL WHERE id = $1', [car._id]);
      const entry = (await calls.entries()).find(({ car: { _id } }) => _id === car._id);
      await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: entry?._id });
      await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car._id });
      return car._id;
    };
    const [gone, fresh] = [await deleteCar('Sipho'), await deleteCar('Naledi')];
    const age = (id: string, days: number) =>
      server.dataSource.query(
        `UPDATE activity SET at = now() - make_interval(days => $2) WHERE action = 'delete' AND subject_id = $1`,
        [id, days],
      );
    await Promise.all([age(gone, 91), age(fresh, 89)]);
    await run('rejected-cars');
    const activity = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).body;
    expect(activity).not.toContain('Sipho');
    expect(activity.match(/Naledi/g)?.length).toBeGreaterThan(2);
    expect(activity).toContain(gone);
  });

  test('clears rows away that have had their time, and no others', async () => {
    await server.dataSource.query(`
      TRUNCATE idempotent_answer, login_failure, rate_limit;
      INSERT INTO idempotent_answer (key, body_digest, status, headers, created_at) VALUES
        ('a', 'x', 200, '{}', now() - interval '25 hours'), ('b', 'x', 200, '{}', now() - interval '23 hours');
      INSERT INTO login_failure (key, at) VALUES ('a', now() - interval '16 minutes'), ('b', now());
      INSERT INTO rate_limit (key, points, expire) VALUES
        ('a', 1, extract(epoch FROM now()) * 1000 - 1000), ('b', 1, extract(epoch FROM now()) * 1000 + 60000);
      INSERT INTO admin_session (administrator_id, token_id, issued_at, last_seen_at, expires_at)
        SELECT id, gen_random_uuid(), now(), now() - interval '21 minutes', now() + interval '1 hour' FROM administrator;
    `);
    await run('housekeeping');
    const tables = ['idempotent_answer', 'login_failure', 'rate_limit', 'admin_session'];
    expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1, 1]);
  });

  test('that nobody knows cannot be run', async () => {
    await expect(run('nothing')).rejects.toThrow('There is no job "nothing".');
  });
});

const picture = async (width: number): Promise<string> =>
  `data:image/png;base64,${(await halves({ width }).png().toBuffer()).toString('base64')}`;
