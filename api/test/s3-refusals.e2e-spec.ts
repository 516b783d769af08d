import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes, type SubmissionStatus, submissionRoutes } from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { HealthReader } from './harness/health-reader.js';
import { refuseWith, type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));

const refused = refuseWith(403, 'AccessDenied');
let s3: S3Server;
let server: TestApp;
let calls: CarCalls;
let driver: ReturnType<typeof driverCalls>;
let health: HealthReader;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestApp({ mediaUrl: s3.mediaUrl(), rateLimit: 'off' });
  calls = await CarCalls.on(server);
  driver = driverCalls(server, calls);
  health = await HealthReader.of(server);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const run = (job: string): Promise<void> => server.app.get(JobsService, { strict: false }).runNow(job);
/** Erases a submission as its driver, under an idempotency key. */
const erase = async (code: string, key: string): Promise<SubmissionStatus> => {
  const answer = await driver.post(submissionRoutes.erase, code, {}, { 'idempotency-key': key });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
};
const storage = () => health.item('storage');
/** The store deletes again. */
const deleteLater = async (): Promise<void> => {
  s3.refuseDeletions(null);
  await run('picture-deletions');
  expect(await s3.keys()).toEqual([]);
};

test('a driver’s erasure says how many pictures the store refused, and Health why, until they are deleted', async () => {
  const { code } = await driver.submit();
  const stored = await s3.keys();
  expect(stored).toHaveLength(2);
  s3.refuseDeletions(refused);
  const answer = await erase(code, 'refused');
  expect(answer).toMatchObject({ state: 'removed', car: null, picturesLeft: 2 });
  // The response that is stored under the key says so, too.
  expect(await erase(code, 'refused')).toEqual(answer);
  await run('picture-deletions');
  expect(await s3.keys()).toEqual(stored);
  expect(await storage()).toMatchObject({
    state: 'error',
    summary:
      '2 deleted pictures are still stored, because the store refuses to delete (AccessDenied). They may show people, number plates and timing slips.',
    action: expect.stringContaining('MEDIA_URL'),
    since: expect.stringMatching(/^\d{4}-/),
  });
  await deleteLater();
  expect(await storage()).toMatchObject({ state: 'ok', since: null });
});

test('the response without an idempotency key says so, too', async () => {
  const { code } = await driver.submit();
  s3.refuseDeletions(refused);
  expect((await driver.post(submissionRoutes.erase, code)).json()).toMatchObject({ picturesLeft: 2 });
  await deleteLater();
});

test('one object that is refused does not keep the others, and keeps its picture in the count', async () => {
  const { code } = await driver.submit();
  const [car] = await calls.pending();
  await calls.send('GET', car?.image ?? '', undefined, { accept: 'image/webp' });
  expect(await s3.keys()).toHaveLength(3);
  s3.refuseDeletions(refused, /\.webp/);
  expect(await erase(code, 'one of three')).toMatchObject({ picturesLeft: 1 });
  expect(await s3.keys()).toEqual([expect.stringMatching(/\.webp$/)]);
  expect((await storage()).summary).toContain('1 deleted picture is still stored');
  await deleteLater();
});

test('a car is deleted while its pictures are not, which Health shows', async () => {
  await calls.submit();
  const [car] = await calls.pending();
  s3.refuseDeletions(refused);
  const answer = await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: car?._id });
  expect([answer.statusCode, (await calls.pending()).length]).toEqual([200, 0]);
  expect((await storage()).state).toBe('error');
  await deleteLater();
});

test('a picture that is in use again is not deleted later', async () => {
  const { code } = await driver.submit();
  s3.refuseDeletions(refused);
  await erase(code, 'in use again');
  s3.refuseDeletions(null);
  const again = await driver.submit();
  await run('picture-deletions');
  expect(await s3.keys()).toHaveLength(2);
  expect((await storage()).state).toBe('ok');
  await erase(again.code, 'in use no more');
  expect(await s3.keys()).toEqual([]);
});

test('the nightly clean-up reports what it could not delete', async () => {
  await driver.submit();
  await server.dataSource.query('DELETE FROM submissions; DELETE FROM cars');
  await s3.age(new Date(0));
  s3.refuseDeletions(refused);
  await run('media-clean-up');
  expect((await storage()).summary).toContain('2 deleted pictures are still stored');
  await deleteLater();
});

test('forget-person fails with the number of pictures that it could not remove', async () => {
  await driver.submit({ cellphone: '+27 82 123 4567' });
  s3.refuseDeletions(refused);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: server.config.databaseUrl ?? '',
    DATA_DIR: server.config.dataDir,
    MEDIA_URL: s3.mediaUrl(),
  };
  const forgotten = promisify(execFile)(process.execPath, [COMMAND, 'forget-person', '+27821234567'], {
    env,
  });
  await expect(forgotten).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      'submissions removed: 1\napproved cars made anonymous: 0\npictures removed: 0\n',
    ),
    stderr: expect.stringMatching(/^pictures not removed yet: 2\. .+ The server tries again .+\n$/),
  });
  expect(await storage()).toMatchObject({ state: 'error', summary: expect.stringContaining('AccessDenied') });
  await deleteLater();
});
