import { EventEmitter, once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Networks } from '../../networks/network-address.js';
import { COUNTED_BYTES, RequestMemory } from './request-memory.js';

const SIZE = COUNTED_BYTES;
const one: Networks = ['192.0.2.1'];
const other: Networks = ['192.0.2.2'];

describe('RequestMemory', () => {
  let memory: RequestMemory;
  beforeEach(() => {
    memory = new RequestMemory({ all: 5 * SIZE, perNetwork: 3 * SIZE, kept: SIZE });
  });
  const response = () => new EventEmitter() as EventEmitter & ServerResponse;
  const body = () => Buffer.alloc(SIZE);
  const holds = (networks: Networks | null, bytes = body(), to = response()) =>
    memory.holdResponse(networks, bytes, to);

  test('gives a network its share, and keeps a part for those that hold nothing', () => {
    expect([1, 2, 3, 4].map(() => holds(one))).toEqual([true, true, true, false]);
    expect([1, 2, 3].map(() => holds(other))).toEqual([true, false, false]);
    expect(holds(['192.0.2.3'])).toBe(true);
    expect(holds(null)).toBe(false);
  });

  test('counts the bytes of a shared response once for each network, until the last one has ended', () => {
    const shared = body();
    const responses = Array.from({ length: 1000 }, response);
    expect(responses.map((to) => holds(one, shared, to)).every(Boolean)).toBe(true);
    expect([holds(one), holds(one), holds(one)]).toEqual([true, true, false]);
    for (const to of responses.slice(1)) to.emit('close');
    expect(holds(one)).toBe(false);
    responses[0]?.emit('close');
    expect([holds(one), holds(one)]).toEqual([true, false]);
  });

  test('counts nothing for a client that has gone before its response', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<ServerResponse>();
    const server = createServer((_request, answer) => answer.once('close', () => resolve(answer)));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const gone = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    gone.on('error', () => undefined).end();
    await once(server, 'request');
    gone.destroy();
    const answer = await closed;
    for (let nth = 0; nth < 10; nth++) {
      expect([holds(one, body(), answer), memory.hold(one, SIZE, answer)]).toEqual([true, true]);
    }
    expect([holds(one), holds(one), holds(one)]).toEqual([true, true, true]);
    await new Promise((done) => server.close(done));
  });

  test('counts bodies and responses together, and small ones not at all', () => {
    const sender = response();
    expect(memory.hold(one, 2 * SIZE, sender)).toBe(true);
    expect([holds(one), holds(one)]).toEqual([true, false]);
    expect(memory.isTight).toBe(true);
    sender.emit('close');
    expect([memory.isTight, memory.hold(one, 3 * SIZE, response())]).toEqual([false, false]);
    for (let nth = 0; nth < 100; nth++) expect(memory.hold(one, SIZE - 1, response())).toBe(true);
  });
});
