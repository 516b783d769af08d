import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes, UPLOAD_SPOOL_MIN_BYTES } from '@quartermile/core/domain';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { noise, toDataUrl } from './harness/pictures.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit } = apiRoutes.cars;

let test: TestApp;
let calls: CarCalls;
let port: number;
/** A picture whose request body is large enough to be spooled to disk. */
let image: string;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
  await test.app.listen(0, '127.0.0.1');
  port = Number(new URL(await test.app.getUrl()).port);
  image = toDataUrl(await noise({ width: 900, height: 600 }).png().toBuffer());
  expect(image.length).toBeGreaterThan(UPLOAD_SPOOL_MIN_BYTES);
});
afterAll(() => test.close());

const waiting = (): Promise<string[]> => readdir(join(test.config.dataDir, 'incoming'));
afterEach(() => until(async () => (await waiting()).length === 0));

const send = (body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${submit}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Opens a connection and sends only a `share` of the body. */
async function sendPart(share: number): Promise<Socket> {
  const body = JSON.stringify(buildSubmission({ name: 'Half a car', image }));
  const head = `POST ${submit} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head + body.slice(0, body.length * share));
  return socket;
}

describe('a body with large pictures', () => {
  it('is taken, also from many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(buildSubmission({ image }))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await calls.pending()).toHaveLength(8);
  });

  it('is taken without a length, in pieces', async () => {
    const body = JSON.stringify(buildSubmission({ name: 'Piecemeal', image }));
    const pieces = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const answer = await fetch(`http://127.0.0.1:${port}${submit}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(201);
  });

  it('leaves nothing behind when it is refused', async () => {
    const files = (await mediaFiles(test)).length;
    const broken = toDataUrl(Buffer.alloc(UPLOAD_SPOOL_MIN_BYTES));
    const answers = await Promise.all([
      send(buildSubmission({ image: broken })),
      send(buildSubmission({ image, time: 'x' })),
      send([image]),
      send(buildSubmission({ image: toDataUrl(Buffer.alloc(21_000_000)) })),
      send(buildSubmission({ image: toDataUrl(Buffer.alloc(40_000_000)) })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 413, 413]);
    const url = `http://127.0.0.1:${port}${submit}`;
    const text = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: image });
    expect(text.status).toBe(415);
    expect((await mediaFiles(test)).length).toBe(files);
  });

  it('of slow senders holds nobody up, and leaves nothing behind when they go', async () => {
    const slow = await Promise.all([0.5, 0.9, 0, 0.5, 0.9].map(sendPart));
    await until(async () => (await waiting()).length === slow.length);
    expect((await send(buildSubmission({ image }))).status).toBe(201);
    for (const socket of slow) socket.destroy();
    await until(async () => (await waiting()).length === 0);
    expect((await send(buildSubmission({ image }))).status).toBe(201);
  });

  it('of senders who leave while it waits gives its turn to the next', async () => {
    const gone = await Promise.all(Array.from({ length: 6 }, () => sendPart(1)));
    for (const socket of gone) socket.destroy();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(buildSubmission({ image }))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});
