import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ActivityPage, apiRoutes, type SlipReading, submissionRoutes } from '@quartermile/core/domain';
import { MediaFiles, TextRecognizer } from '../src/features/media/index.js';
import {
  claimSlip,
  finishSlip,
  releaseSlip,
  SLIPS_JOB,
} from '../src/features/submissions/slips/slip-queue.js';
import { NodeConnection } from '../src/platform/database/notifications/node-connection.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { JOBS_CHANNEL, JOBS_SCHEMA, JobsService } from '../src/platform/jobs/jobs.service.js';
import { OperationFailure } from '../src/platform/jobs/operation-process/operation-failure.js';
import { terminateNodeConnections } from './harness/backends.js';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startServerProcess, until } from './harness/servers/server-process.js';
import { finishedReading, readingOf, slipPicture } from './harness/slips/slip-readings.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(180_000);

const [legible, noise] = await Promise.all([slipPicture('one-lane'), slipPicture('noise')]);
/** What `one-lane.jpg` shows: 138.07 mph are 222.2 km/h. */
const SHOWN = [
  ['time', '9.321', 's', false],
  ['sixtyFoot', '1.396', 's', false],
  ['trapSpeed', '222.2', 'km/h', true],
  ['date', '2024-09-08', null, false],
];
const rowOf = async ({ dataSource }: TestApp, carId: string) =>
  (await dataSource.query('SELECT * FROM slip_readings WHERE car_id = $1', [carId]))[0];

describe('a server that reads slips', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp({ slipReader: 'on' });
    calls = await CarCalls.on(server);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());
  const part = <Part>(type: new (...args: never[]) => Part): Part => server.app.get(type, { strict: false });

  test('reads nothing on a picture that is broken in the store, and goes on', async () => {
    jest.spyOn(part(MediaFiles), 'readMaster').mockResolvedValueOnce(Buffer.from('no picture'));
    const carId = await calls.submit();
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'unreadable', values: [] });
  });

  test('reads what was submitted while the connection for notifications was lost', async () => {
    jest.spyOn(part(TextRecognizer), 'run').mockResolvedValue([]);
    await part(NodeConnection).query(`UNLISTEN ${JOBS_CHANNEL}`);
    const carId = await calls.submit();
    expect(await readingOf(calls, carId)).toMatchObject({ state: 'waiting' });
    await terminateNodeConnections(server.dataSource);
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'unreadable' });
  });

  test('gives up a slip that ends the process three times', async () => {
    const failure = new OperationFailure('crashed', 'The recognition process ended with SIGSEGV');
    const run = jest.spyOn(part(TextRecognizer), 'run').mockRejectedValue(failure);
    const carId = await calls.submit();
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'failed', values: [] });
    expect([run.mock.calls.length, (await rowOf(server, carId)).attempts]).toEqual([3, 3]);
  });

  test('uses no attempt while the store does not respond', async () => {
    const read = jest.spyOn(part(MediaFiles), 'readMaster').mockRejectedValue(new AppError('unavailable'));
    const carId = await calls.submit();
    await until(async () => read.mock.calls.length > 0);
    await until(async () => (await rowOf(server, carId)).state === 'waiting');
    expect(await rowOf(server, carId)).toMatchObject({ attempts: 0 });
    jest.restoreAllMocks();
    jest.spyOn(part(TextRecognizer), 'run').mockResolvedValue([]);
    await part(JobsService).enqueue([SLIPS_JOB]);
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'unreadable' });
  });

  test('answers a submission before its slip is read', async () => {
    const reading = Promise.withResolvers<never>();
    const run = jest.spyOn(part(TextRecognizer), 'run').mockReturnValue(reading.promise);
    const carId = await calls.submit();
    expect((await readingOf(calls, carId))?.state).toMatch(/^(waiting|reading)$/);
    await until(async () => run.mock.calls.length > 0);
    // Nothing of the reading holds a lock: the car can be deleted meanwhile.
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });
    expect(await rowOf(server, carId)).toBeUndefined();
    // The reader waits for it when the server closes.
    reading.reject(new OperationFailure('crashed', 'The recognition process ended'));
  });

  // The reader pauses as long as it read, so that those that recognize text come last.
  test('reads the figures of a legible one, each with its place', async () => {
    const reading = (await finishedReading(
      calls,
      await calls.submit({ proofImage: legible }),
    )) as SlipReading;
    expect(reading.state).toBe('read');
    expect(reading.values.map(({ figure, value, unit, fromMph }) => [figure, value, unit, fromMph])).toEqual(
      SHOWN,
    );
    for (const { confidence, box } of reading.values) {
      expect(confidence).toBeGreaterThanOrEqual(70);
      expect(box.x).toBeGreaterThan(0.2);
      expect(box.height).toBeLessThan(0.1);
    }
    const [time, , speed] = reading.values;
    expect(time?.box.y).toBeLessThan(speed?.box.y ?? 0);
  });

  test('reads nothing on a picture of noise', async () => {
    const carId = await calls.submit({ proofImage: noise });
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'unreadable', values: [] });
  });

  test('reads a slip again when the process was killed', async () => {
    const recognizer = part(TextRecognizer);
    const run = jest.spyOn(recognizer, 'run');
    const carId = await calls.submit({ proofImage: legible });
    await until(async () => run.mock.calls.length > 0 && recognizer.pid !== undefined);
    process.kill(recognizer.pid ?? 0, 'SIGKILL');
    expect(await finishedReading(calls, carId)).toMatchObject({ state: 'read' });
    expect(await rowOf(server, carId)).toMatchObject({ attempts: 2, claimed_at: null });
  });
});

describe('a server that does not read slips', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp();
    calls = await CarCalls.on(server);
  });
  afterAll(() => server.close());
  const claim = () => claimSlip(server.dataSource);

  test('says so, and the slips wait', async () => {
    const carId = await calls.submit();
    const answer = await calls.sendAsAdmin('GET', apiRoutes.cars.slipReadings);
    expect(answer.json()).toEqual({ isOn: false, readings: [{ carId, state: 'waiting', values: [] }] });
  });

  test('claims the oldest slip first, and none of a decided car', async () => {
    await emptyTables(server, 'cars');
    const [first, second, third] = [await calls.submit(), await calls.submit(), await calls.submit()];
    await calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId: second, action: 'reject' });
    const claims: (string | undefined)[] = [];
    for (let one = await claim(); one; one = await claim()) {
      claims.push(one.carId);
      await finishSlip(server.dataSource, one, 'unreadable');
    }
    expect(claims).toEqual([first, third]);
  });

  test('claims a slip again whose node was killed, until it has failed three times', async () => {
    await emptyTables(server, 'cars');
    const carId = await calls.submit();
    for (const attempts of [1, 2, 3]) expect(await claim()).toMatchObject({ carId, attempts });
    expect(await claim()).toBeNull();
    expect(await rowOf(server, carId)).toMatchObject({ state: 'failed', attempts: 3 });
  });

  test('ignores the outcome of a claim that another node has taken over', async () => {
    await emptyTables(server, 'cars');
    const carId = await calls.submit();
    const first = await claim();
    await claim();
    if (first) await finishSlip(server.dataSource, first, 'failed');
    expect(await rowOf(server, carId)).toMatchObject({ state: 'reading', attempts: 2 });
  });

  test('reads the new proof of a driver, and ignores what was read from the earlier one', async () => {
    await emptyTables(server, 'cars');
    const driver = driverCalls(server, calls);
    const revise = (changes: object) => driver.change(submissionRoutes.revise, code, changes);
    const { _id: carId, code } = await driver.submit();
    const earlier = await claim();
    expect(earlier).toMatchObject({ carId, attempts: 1 });
    await revise({ time: '11.7' });
    expect(await rowOf(server, carId)).toMatchObject({ state: 'reading' });
    await revise({ proofImage: legible });
    expect(await rowOf(server, carId)).toMatchObject({ state: 'waiting', attempts: 0 });
    const later = await claim();
    expect(later).toMatchObject({ carId, attempts: 1 });
    expect(later?.proof).not.toBe(earlier?.proof);
    if (earlier) await finishSlip(server.dataSource, earlier, 'unreadable');
    if (earlier) await releaseSlip(server.dataSource, earlier, true);
    expect(await rowOf(server, carId)).toMatchObject({ state: 'reading', attempts: 1 });
    if (later) await finishSlip(server.dataSource, later, 'failed');
    expect(await rowOf(server, carId)).toMatchObject({ state: 'failed' });
  });

  test('corrects a pending car with a record, and back', async () => {
    const carId = await calls.submit({ time: '11.80' });
    const correct = async (figures: object) =>
      (await calls.sendAsAdmin('PUT', apiRoutes.cars.correct, { carId, ...figures })).json();
    const former = { time: '11.80', sixtyFoot: null, trapSpeed: null, runDate: null };
    const ofSlip = { time: '11.842', sixtyFoot: 1.652, trapSpeed: 187.4, runDate: '2026-03-07' };
    expect(await correct(ofSlip)).toMatchObject(ofSlip);
    const { sixtyFoot, runDate, ...known } = former;
    const restored = await correct(former);
    expect(restored).toMatchObject(known);
    expect([restored.sixtyFoot, restored.runDate]).toEqual([sixtyFoot, runDate].map(() => undefined));
    const { items } = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>();
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'correct', before: ofSlip, after: former },
      { action: 'correct', before: former, after: ofSlip },
    ]);
  });
});

test('a slip is read after the server was killed while reading it, by the bundled server', async () => {
  const database = await startTestApp();
  const calls = await CarCalls.on(database);
  const env = {
    DATABASE_URL: database.config.databaseUrl ?? '',
    DATA_DIR: database.config.dataDir,
    JWT_SECRET: database.config.jwtSecret,
    SLIP_READER: 'on',
  };
  const first = startServerProcess(env);
  await first.ready;
  const carId = await calls.submit({ proofImage: legible });
  await until(async () => (await readingOf(calls, carId))?.state === 'reading');
  first.child.kill('SIGKILL');
  await first.exited;
  expect(await readingOf(calls, carId)).toMatchObject({ state: 'reading' });
  await database.dataSource.query(
    `UPDATE ${JOBS_SCHEMA}.job SET heartbeat_on = heartbeat_on - interval '31 s' WHERE name = '${SLIPS_JOB}' AND state = 'active'`,
  );
  const second = startServerProcess(env);
  await second.ready;
  expect(await finishedReading(calls, carId)).toMatchObject({ state: 'read' });
  expect((await rowOf(database, carId)).attempts).toBe(2);
  second.child.kill('SIGTERM');
  await second.exited;
  await database.close();
});
