import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { PictureWork } from '../src/features/media/index.js';
import { UPLOAD_SPOOL_MIN_BYTES } from '../src/platform/http/uploads/upload-spool.js';
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

const sendText = (body: BodyInit, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${submit}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const send = (body: object, headers?: Readonly<Record<string, string>>): Promise<Response> =>
  sendText(JSON.stringify(body), headers);

/** A body whose length is not declared. */
const inPieces = (body: object): ReadableStream =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
      controller.close();
    },
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
    expect((await sendText(inPieces(buildSubmission({ name: 'Piecemeal', image })))).status).toBe(201);
  });

  it('is repeated with its key, and refused with another picture', async () => {
    const inMemory = toDataUrl(await noise({ width: 200, height: 200 }).png().toBuffer());
    for (const [name, sent] of [
      ['On disk', image],
      ['In memory', inMemory],
    ] as const) {
      const headers = { 'idempotency-key': `a key for ${name}` };
      const body = buildSubmission({ name, image: sent });
      const first = await send(body, headers);
      expect(first.status).toBe(201);
      const receipt: unknown = await first.json();
      expect(await (await send(body, headers)).json()).toEqual(receipt);
      // Bodies of unknown length are always on disk.
      expect(await (await sendText(inPieces(body), headers)).json()).toEqual(receipt);
      const other = `${sent.slice(0, -8)}${sent.at(-8) === 'A' ? 'B' : 'A'}${sent.slice(-7)}`;
      const refused = await send({ ...body, image: other }, headers);
      expect(await refused.json()).toMatchObject({ code: 'idempotency_key_reused' });
      expect((await calls.pending()).filter((car) => car.name === name)).toHaveLength(1);
    }
  });

  it('shows the picture that was sent, also one with escaped slashes', async () => {
    const bodies = [buildSubmission({ name: 'Plain', image }), buildSubmission({ name: 'Escaped', image })];
    expect((await send(bodies[0] as object)).status).toBe(201);
    expect((await sendText(JSON.stringify(bodies[1]).replaceAll('/', '\\/'))).status).toBe(201);
    const pending = await calls.pending();
    const [plain, escaped] = ['Plain', 'Escaped'].map(
      (wanted) => pending.find(({ name }) => name === wanted)?.image,
    );
    expect(plain).toMatch(/-900x600/);
    expect(escaped?.split('?')[0]).toBe(plain?.split('?')[0]);
  });

  it('keeps pictures out of other fields, and takes none by its hash', async () => {
    expect(await (await send(buildSubmission({ image, name: image }))).json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'name' }],
    });
    const digest = createHash('sha256').update(image.slice('data:image/png;base64,'.length)).digest('hex');
    const byHash = buildSubmission({ image: `data:image/png;base64,sha256-${digest}` });
    for (const answer of [await send(byHash), await send({ ...byHash, padding: image })]) {
      expect(await answer.json()).toMatchObject({ code: 'invalid_image', errors: [{ path: 'image' }] });
    }
  });

  it('is stored when its sender leaves while it is processed', async () => {
    const work = test.app.get(PictureWork);
    const { promise, resolve: begun } = Promise.withResolvers<void>();
    const makeMaster = work.makeMaster.bind(work);
    const spy = jest.spyOn(work, 'makeMaster').mockImplementation(async (...args) => {
      begun();
      await sleep(100);
      return makeMaster(...args);
    });
    const socket = await sendPart(1);
    await promise;
    socket.destroy();
    const arrived = async () => (await calls.pending()).some(({ name }) => name === 'Half a car');
    await until(arrived);
    spy.mockRestore();
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
