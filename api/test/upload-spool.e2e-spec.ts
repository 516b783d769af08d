import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { sendProblem } from '../src/platform/errors/problem.filter.js';
import { toAppError } from '../src/platform/errors/to-app-error.js';
import { spoolUploads } from '../src/platform/http/uploads/upload-spool.js';
import { until } from './harness/servers/server-process.js';

const MIB = 1024 * 1024;
const HOME = '192.0.2.1';
const LIMITS = { all: 8 * MIB, perNetwork: 5 * MIB };

let folder: string;
let server: FastifyInstance;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-spool-'));
  server = fastify({ trustProxy: true, bodyLimit: 16 * MIB, forceCloseConnections: true });
  server.decorateRequest('admin', null);
  server.setErrorHandler((error, _request, reply) => sendProblem(reply, toAppError(error)));
  spoolUploads(server, { folder, limitsNetworks: true, limits: LIMITS });
  const config = { metadata: { images: 1 } };
  server.post('/', { config }, (request) => ({ length: JSON.stringify(request.body).length }));
  address = await server.listen({ host: '127.0.0.1', port: 0 });
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

/** Sends only the first MiB of a longer body, and waits until they have arrived: the server writes blocks of one. */
async function sendPart(mebibytes: number, total: number, from: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${total}\r\n\r\n`;
  const before = await spooledBytes();
  socket.write(head + bodyOf(total).slice(0, mebibytes * MIB));
  await until(async () => (await spooledBytes()) === before + mebibytes * MIB);
}

describe('bodies that are being spooled', () => {
  test('are limited for each network', async () => {
    expect((await send(5 * MIB, HOME)).status).toBe(200);
    const refused = await send(5 * MIB + 1, HOME);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await refused.json()) as object).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many pictures are being sent from your network right now. Please try again in a moment.',
    });
  });

  test('of a slow sender leave room for its neighbours, until they have arrived', async () => {
    await sendPart(3, 4 * MIB, HOME);
    expect((await send(1.5 * MIB, HOME)).status).toBe(200);
    expect((await send(3 * MIB, HOME)).status).toBe(429);
    expect((await send(3 * MIB, '192.0.2.2')).status).toBe(200);
  });

  test('are limited in all', async () => {
    await sendPart(4, 5 * MIB, HOME);
    await sendPart(3, 4 * MIB, '192.0.2.2');
    const refused = await send(1.5 * MIB, '192.0.2.3');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()) as object).toMatchObject({
      detail: 'Too many pictures are being sent right now. Please try again in a moment.',
    });
  });

  test('count no longer after they are processed or their sender has left', async () => {
    await sendPart(4, 5 * MIB, HOME);
    for (const socket of open.splice(0)) socket.destroy();
    await until(async () => (await spooled()).length === 0);
    for (let time = 0; time < 4; time++) {
      expect((await send(5 * MIB, HOME)).status).toBe(200);
      await until(async () => (await spooled()).length === 0);
    }
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
