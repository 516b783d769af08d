import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, REQUEST_TIMEOUT_MS } from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit, delete: remove } = apiRoutes.cars;
const AWAY = {
  status: 503,
  title: 'Service Unavailable',
  code: 'unavailable',
  detail: 'The service is not available right now. Please try again in a moment.',
};

let s3: S3Server;
let cable: CuttableProxy;
let server: TestApp;
let calls: CarCalls;
let address: string;
beforeAll(async () => {
  s3 = await startS3Server();
  cable = await startCuttableProxy(s3.endpoint());
  server = await startTestApp({ mediaUrl: s3.mediaUrl({ endpoint: cable.url.replace(/\/$/, '') }) });
  calls = await CarCalls.on(server);
  await server.app.listen(0, '127.0.0.1');
  address = await server.app.getUrl();
});
afterAll(async () => {
  await server.close();
  await cable.close();
  await s3.close();
});

/** Sends a request with a client's timeout of ten seconds. */
const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address + path, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
const send = (key: string): Promise<Response> =>
  call(submit, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(buildSubmission()),
  });

describe('a bucket that takes calls and never answers', () => {
  let image: string;
  beforeAll(async () => {
    await calls.submit();
    await calls.submit();
    image = (await calls.pending())[0]?.image ?? '';
    cable.mute();
  });

  test('is away, in the time that a client waits, and holds nobody up who needs no picture', async () => {
    const away = Array.from({ length: 60 }, () => call(image));
    const sent = send('again');
    expect((await call(apiRoutes.leaderboard.list)).status).toBe(200);
    expect(await calls.pending()).toHaveLength(2);
    const answers = await Promise.all([...away, sent]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(answers.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
    expect(await answers[0]?.json()).toEqual(AWAY);
    expect(await (await sent).json()).toEqual(AWAY);
    expect((await call(apiRoutes.ready)).status).toBe(503);
  });

  test('is not waited for again so soon', async () => {
    await call(image);
    const crowd = await Promise.all(Array.from({ length: 200 }, () => call(image)));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
  });

  test('keeps no car from being deleted, whose files go at night', async () => {
    const [, car] = await calls.pending();
    const answer = await calls.sendAsAdmin('DELETE', remove, { carId: car?._id });
    expect([answer.statusCode, (await calls.pending()).length]).toEqual([200, 1]);
  });

  test('has lost nothing: what it refused is taken under its key once it is back', async () => {
    expect(await calls.pending()).toHaveLength(1);
    cable.mend();
    await until(async () => (await call(image)).status === 200);
    expect((await send('again')).status).toBe(201);
    expect((await send('again')).status).toBe(201);
    expect(await calls.pending()).toHaveLength(2);
  });
});
