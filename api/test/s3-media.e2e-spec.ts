import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import sharp from 'sharp';
import { MediaFiles } from '../src/features/media/media-files.js';
import { UPLOAD_SPOOL_MIN_BYTES } from '../src/platform/http/uploads/upload-spool.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { halves, noise, toDataUrl } from './harness/pictures.js';
import { type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { startServerProcess, until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit, review, delete: remove } = apiRoutes.cars;
const WEBP = { accept: 'image/webp' };
const HOUR_MS = 60 * 60_000;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

describe('pictures in a bucket', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp({ mediaUrl: s3.mediaUrl() });
    calls = await CarCalls.on(server);
  });
  afterEach(async () => {
    for (const { _id: carId } of await calls.pending()) await calls.sendAsAdmin('DELETE', remove, { carId });
  });
  afterAll(() => server.close());

  const read = (url: string) => calls.send('GET', url, undefined, WEBP);
  const submitted = async () => {
    await calls.submit();
    const [car] = await calls.pending();
    return { carId: car?._id ?? '', image: car?.image ?? '', proof: car?.proofImage ?? '' };
  };

  test('are stored below the prefix, public and private ones separately', async () => {
    await submitted();
    expect(await s3.keys()).toEqual([
      expect.stringMatching(/^site\/private\/..\/[\w-]+\/master$/),
      expect.stringMatching(/^site\/public\/..\/[\w-]+\/master$/),
    ]);
  });

  test('of a body that is spooled to disk are stored, and leave no file there', async () => {
    const picture = toDataUrl(await noise({ width: 900, height: 600 }).png().toBuffer());
    expect(picture.length).toBeGreaterThan(UPLOAD_SPOOL_MIN_BYTES);
    await calls.submit({ image: picture });
    const [car] = await calls.pending();
    expect(car?.image).toMatch(/-900x600/);
    const shown = await sharp((await read(car?.image ?? '')).rawPayload).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['webp', 900, 600]);
    expect(await readdir(join(server.config.dataDir, 'incoming'))).toEqual([]);
  });

  test('are served in the requested format, converted once and stored', async () => {
    const { image } = await submitted();
    const [first, again] = [await read(image), await read(image)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(first.rawPayload).metadata()).format).toBe('webp');
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect((await s3.keys()).filter((key) => key.endsWith('.webp'))).toHaveLength(1);
  });

  test('of proof are shown by a signed link only', async () => {
    const { proof } = await submitted();
    expect((await read(proof)).statusCode).toBe(200);
    expect((await read(proof.split('?')[0] ?? '')).statusCode).toBe(404);
    expect((await read(proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
  });

  test('that were never there are 404', async () => {
    const { image } = await submitted();
    expect((await read(image.replace(/.{10}-/, '0123456789-'))).statusCode).toBe(404);
  });

  test('go with their car, and all that was made of them', async () => {
    const { carId, image, proof } = await submitted();
    await Promise.all([read(image), read(proof)]);
    await calls.sendAsAdmin('POST', review, { carId, action: 'reject' });
    expect((await calls.sendAsAdmin('DELETE', remove, { carId })).statusCode).toBe(200);
    expect(await s3.keys()).toEqual([]);
    expect((await read(image)).statusCode).toBe(404);
  });

  test('that no row names are removed by the nightly job once they are old', async () => {
    await submitted();
    const files = server.app.get(MediaFiles, { strict: false });
    const orphan = await files.keep(await halves({ width: 70 }).png().toBuffer(), 'private');
    await s3.age(new Date(Date.now() - 2 * HOUR_MS));
    const young = await files.keep(await halves({ width: 50 }).png().toBuffer(), 'public');
    await server.app.get(JobsService, { strict: false }).runNow('media-clean-up');
    const keys = (await s3.keys()).join();
    expect(keys).not.toContain(orphan.name);
    expect(keys).toContain(young.name);
    expect(await s3.keys()).toHaveLength(3);
    await files.delete(young);
  });

  test('are seen by the other node, and gone for it when they are', async () => {
    const { carId, image } = await submitted();
    const { databaseUrl, dataDir, jwtSecret, adminEmail, adminPassword } = server.config;
    const other = startServerProcess({
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: `${dataDir}/other`,
      JWT_SECRET: jwtSecret,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      MEDIA_URL: s3.mediaUrl(),
    });
    const address = await other.ready;
    const shown = await fetch(address + image, { headers: WEBP });
    expect(Buffer.from(await shown.arrayBuffer())).toEqual((await read(image)).rawPayload);
    await calls.sendAsAdmin('DELETE', remove, { carId });
    expect((await fetch(address + image, { headers: WEBP })).status).toBe(404);
    other.child.kill('SIGTERM');
    expect(await other.exited).toBe(0);
  });

  test('are away while the store is, and back with it', async () => {
    const { carId, image } = await submitted();
    await s3.stop();
    const away = [await read(image), await calls.send('POST', submit, buildSubmission())];
    expect(away.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(away.map((answer) => answer.json<Problem>().code)).toEqual(['unavailable', 'unavailable']);
    expect(away.map(({ headers }) => headers['retry-after'])).toEqual(['1', '1']);
    const ready = await calls.send('GET', apiRoutes.ready);
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', media: 'unavailable' },
    ]);
    expect((await calls.pending()).map(({ _id }) => _id)).toEqual([carId]);
    await s3.start();
    expect((await read(image)).statusCode).toBe(200);
    expect((await calls.send('GET', apiRoutes.ready)).json()).toMatchObject({ status: 'ok', media: 'ok' });
    expect((await calls.send('POST', submit, buildSubmission())).statusCode).toBe(201);
  });
});

test.each([
  ['by a wrong key', () => s3.mediaUrl({ key: 'wrong' })],
  ['in a bucket that is not there', () => s3.mediaUrl({ bucket: 'nowhere' })],
])('pictures %s are away, not broken', async (_name, mediaUrl) => {
  const server = await startTestApp({ mediaUrl: mediaUrl() });
  const answer = await server.inject({ method: 'POST', url: submit, payload: buildSubmission() });
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'unavailable']);
  expect((await server.inject(apiRoutes.ready)).json()).toMatchObject({ media: 'unavailable' });
  await server.close();
});

test('an unusable store is logged in one line, and the server starts', async () => {
  const server = await startTestApp();
  const { databaseUrl, dataDir, jwtSecret, adminEmail, adminPassword } = server.config;
  const node = startServerProcess({
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: `${dataDir}/other`,
    JWT_SECRET: jwtSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    MEDIA_URL: s3.mediaUrl({ key: 'wrong' }),
    LOG_LEVEL: 'error',
  });
  await node.ready;
  const errors = () => node.output.stdout.split('\n').filter((line) => line.startsWith('{'));
  await until(() => Promise.resolve(errors().length > 0));
  expect(errors()).toEqual([expect.stringContaining('MEDIA_URL does not answer: InvalidAccessKeyId"')]);
  node.child.kill('SIGTERM');
  await node.exited;
  await server.close();
});
