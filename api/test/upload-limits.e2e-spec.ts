import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { PictureProcessor, PictureWork } from '../src/features/media/index.js';
import { currentNetworks } from '../src/platform/http/request-context.js';
import { UPLOAD_SPOOL_MIN_BYTES } from '../src/platform/http/uploads/upload-spool.js';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { halves, noise, toDataUrl } from './harness/pictures.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit } = apiRoutes.cars;
const whole = await noise({ width: 300, height: 200 }).jpeg().toBuffer();
/** Its header is fine, but it cannot be decoded. */
const cut = toDataUrl(whole.subarray(0, whole.length / 2));
const noPicture = toDataUrl(Buffer.from('no picture'));

let server: TestApp;
let calls: CarCalls;
let port: number;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
  calls = await CarCalls.on(server);
  await server.app.listen(0, '127.0.0.1');
  port = Number(new URL(await server.app.getUrl()).port);
});
afterAll(() => server.close());
beforeEach(() => server.dataSource.query('TRUNCATE rate_limit'));

const send = (change: object, from = '192.0.2.1') =>
  calls.send('POST', submit, buildSubmission(change), { 'x-forwarded-for': from });
const pointsOf = async (name: string): Promise<number> => {
  const rows: { points: number }[] = await server.dataSource.query(
    'SELECT points FROM rate_limit WHERE key LIKE $1',
    [`${name}:%`],
  );
  return rows[0]?.points ?? 0;
};

describe('a submission of a visitor', () => {
  test.each([
    ['image', { image: noPicture }],
    ['proofImage', { proofImage: noPicture }],
  ])('is refused for its %s before any picture is decoded', async (field, change) => {
    const run = jest.spyOn(server.app.get(PictureProcessor, { strict: false }), 'runMeasured');
    const answer = await send(change);
    const operations = run.mock.calls.map(([, name]) => name);
    run.mockRestore();
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_image', errors: [{ path: field }] });
    expect(operations).not.toContain('encodeMaster');
    expect(operations.length).toBeGreaterThan(0);
  });

  test('is refused for its fields before any picture is read', async () => {
    const run = jest.spyOn(server.app.get(PictureProcessor, { strict: false }), 'runMeasured');
    expect((await send({ time: 'x' })).statusCode).toBe(400);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test('counts as an attempt whether it succeeds or not, and as a submission if pictures were decoded', async () => {
    const steps: [change: object, status: number, submissions: number][] = [
      [{ time: 'x' }, 400, 0],
      [{ proofImage: noPicture }, 400, 0],
      [{ proofImage: cut }, 400, 1],
      [{}, 201, 2],
    ];
    for (const [index, [change, status, submissions]] of steps.entries()) {
      expect((await send(change)).statusCode).toBe(status);
      expect([await pointsOf('submitAttempt'), await pointsOf('submit')]).toEqual([index + 1, submissions]);
    }
    const files = await mediaFiles(server);
    expect(files).toHaveLength(2);
  });

  test('still succeeds after many typing errors', async () => {
    for (let time = 0; time < 20; time++) expect((await send({ time: 'x' })).statusCode).toBe(400);
    expect((await send({})).statusCode).toBe(201);
  });

  test('with broken pictures reaches the limit of submissions', async () => {
    await send({ proofImage: cut });
    await server.dataSource.query(`UPDATE rate_limit SET points = $1 WHERE key LIKE 'submit:%'`, [
      RATE_LIMITS.submit.points - 1,
    ]);
    expect((await send({ proofImage: cut })).statusCode).toBe(400);
    const refused = await send({});
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await send({}, '192.0.2.2')).statusCode).toBe(201);
  });

  test('beyond the limit of attempts is refused before its body is sent', async () => {
    await send({ time: 'x' });
    await server.dataSource.query('UPDATE rate_limit SET points = $1', [RATE_LIMITS.submitAttempt.points]);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${submit} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    socket.destroy();
    expect(String(head)).toMatch(/^HTTP\/1\.1 429 /);
    expect(String(head)).toMatch(/\r\nretry-after: \d+\r\n/i);
    const admin = await calls.sendAsAdmin('POST', submit, buildSubmission(), {
      'x-forwarded-for': '192.0.2.1',
    });
    expect(admin.statusCode).toBe(201);
  });
});

test('the pictures of a network wait for no more than the ones that are being decoded for another', async () => {
  const processor = server.app.get(PictureProcessor, { strict: false });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = processor.runMeasured.bind(processor);
  const held = jest.spyOn(processor, 'runMeasured').mockImplementation(async (spend, name, ...args) => {
    if (name === 'encodeMaster') {
      started.push(currentNetworks()?.[0] ?? '');
      await new Promise<void>((resolve) => ends.push(resolve));
    }
    return run(spend, name, ...(args as never));
  });
  const image = toDataUrl(await noise({ width: 900, height: 600 }).png().toBuffer());
  const [attacker, honest] = ['192.0.2.66', '192.0.2.1'];
  const post = (from: string, nth: number) =>
    fetch(`http://127.0.0.1:${port}${submit}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(buildSubmission({ image, proofImage: image, cellphone: `+2782123450${nth}` })),
    });
  const work = server.app.get(PictureWork, { strict: false });
  const answers = Array.from({ length: 6 }, (_, nth) => post(attacker, nth));
  await until(async () => started.length + work.waitingCount === 12);
  answers.push(post(honest, 6));
  await until(async () => started.length + work.waitingCount === 14);
  for (let ended = 0; ended < 14; ended++) {
    await until(async () => ends.length > ended);
    ends[ended]?.();
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(7).fill(201));
  expect(started.slice(0, 4)).toEqual([attacker, attacker, honest, honest]);
  held.mockRestore();
});

describe('while uploads cannot be written to disk', () => {
  /** Sends over one keep-alive connection, as long as the server permits it. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ agent, port, host: '127.0.0.1', method: 'POST', path: submit, headers });
    call.end(JSON.stringify(body));
    const [response] = await once(call, 'response');
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, headers: response.headers };
  };
  const readiness = async () => (await server.inject('/api/ready')).json();

  test('the sender gets 503 and a closed connection, the node is not ready, and both recover', async () => {
    const image = toDataUrl(await noise({ width: 900, height: 600 }).png().toBuffer());
    expect(image.length).toBeGreaterThan(UPLOAD_SPOOL_MIN_BYTES);
    const proofImage = toDataUrl(await halves().png().toBuffer());
    const folder = join(server.config.dataDir, 'incoming');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    for (let time = 0; time < 2; time++) {
      const refused = await post(buildSubmission({ image, proofImage }));
      expect(refused).toMatchObject({ status: 503, headers: { connection: 'close', 'retry-after': '5' } });
    }
    await until(async () => (await readiness()).status === 'unavailable');
    expect(await readiness()).toEqual({ status: 'unavailable', database: 'ok', media: 'unavailable' });
    expect((await server.inject('/api/ready')).statusCode).toBe(503);
    expect((await server.inject('/api/health')).statusCode).toBe(200);

    await rm(folder);
    await mkdir(folder);
    await until(async () => (await readiness()).status === 'ok');
    expect((await post(buildSubmission({ image, proofImage }))).status).toBe(201);
  });
});
