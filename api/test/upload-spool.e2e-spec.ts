import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { sendProblem } from '../src/platform/errors/problem.filter.js';
import { toAppError } from '../src/platform/errors/to-app-error.js';
import { type SpoolOptions, spoolUploads } from '../src/platform/http/uploads/upload-spool.js';
import { until } from './harness/servers/server-process.js';

const MIB = 1024 * 1024;
const HOME = '192.0.2.1';
const LIMITS = {
  bytes: { all: 8 * MIB, perNetwork: 5 * MIB },
  bodies: { all: 64, perNetwork: 16 },
};
const PATIENCE_MS = 1500;

let folder: string;
let server: FastifyInstance;
let address: string;

/** Starts a server in place of an earlier one. */
async function start(change: Partial<SpoolOptions>): Promise<void> {
  await server?.close();
  server = fastify({ trustProxy: true, bodyLimit: 32 * MIB, forceCloseConnections: true });
  server.decorateRequest('admin', null);
  server.setErrorHandler((error, _request, reply) => sendProblem(reply, toAppError(error)));
  spoolUploads(server, { folder, limitsNetworks: true, ...change });
  const config = { metadata: { images: 1 } };
  server.post('/', { config }, (request) => ({ length: JSON.stringify(request.body).length }));
  address = await server.listen({ host: '127.0.0.1', port: 0 });
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-spool-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const spooled = (): Promise<string[]> => readdir(folder);
const spooledBytes = async (): Promise<number> => {
  const files = await Promise.all((await spooled()).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
};
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await until(async () => (await spooled()).length === 0);
});

const bodyOf = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
const send = (bytes: number, from: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: bodyOf(bytes),
  });

/** Opens a connection and sends only the first MiB of a longer body. */
async function stall(mebibytes: number, total: number, from: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${total}\r\n\r\n`;
  socket.write(head + bodyOf(mebibytes * MIB + 1).slice(0, -1));
  return socket;
}

/** Does so and waits until they have arrived: the server writes blocks of one. */
async function sendPart(mebibytes: number, total: number, from: string): Promise<void> {
  const before = await spooledBytes();
  await stall(mebibytes, total, from);
  await until(async () => (await spooledBytes()) === before + mebibytes * MIB);
}

describe('bodies that are being spooled', () => {
  beforeAll(() => start({ limits: LIMITS }));

  test('are limited in all', async () => {
    await sendPart(4, 5 * MIB, HOME);
    await sendPart(3, 4 * MIB, '192.0.2.2');
    const refused = await send(1.5 * MIB, '192.0.2.3');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()) as object).toMatchObject({
      detail: 'Too many pictures are being sent right now. Please try again in a moment.',
    });
  });

  test('that become too long are refused with a response, and leave no file', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 12; piece++) controller.enqueue(new Uint8Array(MIB / 2).fill(0x20));
        controller.close();
      },
    });
    const refused = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': HOME },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(refused.status).toBe(429);
    await until(async () => (await spooled()).length === 0);
  });
});

describe('bodies that stop arriving', () => {
  const LARGEST = 28_000_000;
  beforeAll(() => start({ patience: { pauseMs: PATIENCE_MS, bytesPerS: 4000 } }));

  test.each([
    ['address', (_nth: number) => HOME],
    ['IPv6 /48', (nth: number) => `2001:db8:1:${(nth * 1600).toString(16)}::1`],
  ])('refuse nobody else while they come from one %s, and are ended', async (_kind, from) => {
    const stalled = await Promise.all(Array.from({ length: 40 }, (_, nth) => stall(1, LARGEST, from(nth))));
    const answers = stalled.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
    await until(async () => (await spooled()).length > 0);
    expect((await send(LARGEST, '192.0.2.2')).status).toBe(200);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['408', '429']));
    await until(async () => (await spooled()).length === 0);
    expect((await send(LARGEST, from(0))).status).toBe(200);
  });

  test('end with a reason and a closed connection', async () => {
    const socket = await stall(1, LARGEST, HOME);
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('upload_too_slow');
  });
});
