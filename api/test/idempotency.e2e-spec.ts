import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import pg from 'pg';
import { Transactions } from '../src/platform/database/transactions/transactions.service.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { AdminOnly, OptionalAdmin } from '../src/platform/http/access/access.decorators.js';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../src/platform/http/idempotency/idempotency-key.js';
import { Idempotent } from '../src/platform/http/idempotency/idempotent.decorator.js';
import { KeyLocks } from '../src/platform/http/idempotency/key-locks.js';
import { terminateNodeConnections } from './harness/backends.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

interface Order {
  readonly waitMs?: number;
  readonly refuse?: boolean;
  readonly fail?: boolean;
}

@Controller('/api/probe')
class ProbeController {
  constructor(private readonly transactions: Transactions) {}

  @Post('order')
  @HttpCode(201)
  @Idempotent()
  async order(@Body() order: Order, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    await new Promise((resolve) => setTimeout(resolve, order?.waitMs ?? 0));
    if (order?.refuse) throw new AppError('already_voted');
    if (order?.fail) throw new Error('a defect');
    const rows = await this.transactions.run((manager) =>
      manager.query('INSERT INTO probe DEFAULT VALUES RETURNING id'),
    );
    reply.setCookie('voter', randomUUID(), { httpOnly: true, path: '/' });
    reply.header('location', `/api/probe/items/${rows[0].id}`);
    return { number: rows[0].id };
  }

  @Post('items/:id')
  @HttpCode(200)
  @Idempotent()
  item(@Param('id') id: string): unknown {
    return { id, made: randomUUID() };
  }

  @Post('mine')
  @AdminOnly()
  @Idempotent()
  mine(): unknown {
    return { made: randomUUID() };
  }

  @Post('either')
  @OptionalAdmin()
  @Idempotent()
  either(): unknown {
    return { made: randomUUID() };
  }

  @Post('nothing')
  @HttpCode(204)
  @Idempotent()
  async nothing(): Promise<void> {
    await this.transactions.run((manager) => manager.query('INSERT INTO probe DEFAULT VALUES'));
  }
}

describe('idempotency keys', () => {
  let database: TestDatabase;
  let one: ProbeApp;
  let other: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('CREATE TABLE probe (id serial PRIMARY KEY)');
    await client.end();
    one = await startProbeApp(database.url, [ProbeController]);
    other = await startProbeApp(database.url, [ProbeController]);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.drop();
  });

  const send = (server: ProbeApp, path: string, key: string, payload?: object, headers = {}) =>
    server.inject({
      method: 'POST',
      url: `/api/probe/${path}`,
      headers: { 'idempotency-key': key, ...headers },
      ...(payload && { payload }),
    });
  const acts = async (): Promise<number> => {
    const [row] = await one.dataSource.query('SELECT count(*)::int AS count FROM probe');
    return row.count;
  };

  test('the same call again gets the first answer with its cookie, and acts once, on either node', async () => {
    const before = await acts();
    const first = await send(one, 'order', 'again', { a: 1, b: [2] });
    for (const server of [one, other]) {
      const again = await send(server, 'order', 'again', { b: [2], a: 1 });
      expect(again.statusCode).toBe(201);
      expect(again.body).toBe(first.body);
      for (const name of ['content-type', 'location'])
        expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
      expect(again.cookies).toEqual(first.cookies);
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    }
    expect(first.cookies).toHaveLength(1);
    expect(await acts()).toBe(before + 1);
  });

  test('calls that arrive at once on two nodes act once', async () => {
    const before = await acts();
    const twins = Array.from({ length: 20 }, (_, index) =>
      send(index % 2 ? one : other, 'order', 'twins', { waitMs: 300 }),
    );
    const bodies = (await Promise.all(twins)).map((answer) => `${answer.statusCode} ${answer.body}`);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toMatch(/^201 /);
    expect(await acts()).toBe(before + 1);
  });

  test('a duplicate goes on waiting for the first call when the clock is set forward or back', async () => {
    const before = await acts();
    const first = send(one, 'order', 'clock', { waitMs: 600 });
    await lockOf('clock');
    const second = send(other, 'order', 'clock', { waitMs: 600 });
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 3600_000);
    const answers = await Promise.all([first, second]).finally(() => clock.mockRestore());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await acts()).toBe(before + 1);
  });

  test('another body under the same key is refused', async () => {
    await send(one, 'order', 'body', { a: 1 });
    const answer = await send(other, 'order', 'body', { a: 2 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await send(one, 'order', 'body')).statusCode).toBe(422);
  });

  test('another path, another id and another key act again', async () => {
    const made = async (path: string, key: string) =>
      (await send(one, path, key)).json<{ made: string }>().made;
    const first = await made('items/1', 'scope');
    expect(await made('items/1', 'scope')).toBe(first);
    expect(await made('items/1?query=1', 'scope')).toBe(first);
    expect(await made('items/2', 'scope')).not.toBe(first);
    expect(await made('items/1', 'scope2')).not.toBe(first);
  });

  test('refusals are not stored', async () => {
    expect((await send(one, 'order', 'refused', { refuse: true })).statusCode).toBe(409);
    expect((await send(one, 'order', 'refused', { refuse: true })).statusCode).toBe(409);
    expect((await send(one, 'order', 'refused', { fail: true })).statusCode).toBe(500);
    expect((await send(other, 'order', 'refused', {})).statusCode).toBe(201);
    expect((await send(other, 'order', 'refused', { refuse: true })).statusCode).toBe(422);
  });

  test('an answer without a body is given again too', async () => {
    const before = await acts();
    for (const server of [one, other]) {
      const answer = await send(server, 'nothing', 'nothing');
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(await acts()).toBe(before + 1);
  });

  test('without a key every call acts', async () => {
    const before = await acts();
    const call = () => one.inject({ method: 'POST', url: '/api/probe/order', payload: {} });
    await call();
    await call();
    expect(await acts()).toBe(before + 2);
  });

  test('a key has 1 to 200 characters of any kind', async () => {
    const length = IDEMPOTENCY_KEY_MAX_LENGTH;
    expect((await send(one, 'order', 'k'.repeat(length), {})).statusCode).toBe(201);
    for (const key of ['', 'k'.repeat(length + 1)]) {
      const answer = await send(one, 'order', key, {});
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input' });
    }
    expect((await send(one, 'order', 'with, comma and "quotes" ü', {})).statusCode).toBe(201);
  });

  test('an answer for the administrator is given again to them only, also under a new token', async () => {
    const call = (path: string, token?: string) =>
      send(one, path, 'admin', undefined, token ? { authorization: `Bearer ${token}` } : {});
    const token = await one.signIn();
    const first = (await call('mine', token)).json();
    expect((await call('mine', await one.signIn())).json()).toEqual(first);
    expect((await call('mine')).statusCode).toBe(401);
    expect((await call('mine', 'garbage')).statusCode).toBe(401);
    const asAdmin = (await call('either', token)).json();
    expect((await call('either')).json()).not.toEqual(asAdmin);
    expect((await call('either', token)).json()).toEqual(asAdmin);
  });

  test('a key is free again after 24 h', async () => {
    const first = (await send(one, 'items/1', 'day')).json();
    const age = (seconds: number) =>
      one.dataSource.query('UPDATE idempotent_answer SET created_at = now() - make_interval(secs => $1)', [
        seconds,
      ]);
    await age(24 * 3600 - 60);
    expect((await send(one, 'items/1', 'day')).json()).toEqual(first);
    await age(24 * 3600);
    const answer = await send(one, 'items/1', 'day');
    expect(answer.statusCode).toBe(200);
    const second = answer.json();
    expect(second).not.toEqual(first);
    expect((await send(other, 'items/1', 'day')).json()).toEqual(second);
  });

  test('calls that arrive at once act once, also while a node has lost the lock of their key', async () => {
    const before = await acts();
    const locks = jest.spyOn(other.app.get(KeyLocks, { strict: false }), 'take');
    locks.mockResolvedValue(() => Promise.resolve());
    const twins = [one, other, other].map((server) => send(server, 'order', 'unlocked', { waitMs: 300 }));
    const answers = await Promise.all(twins);
    locks.mockRestore();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    const cookies = answers.map((answer) => answer.cookies);
    expect(cookies).toEqual(cookies.map(() => cookies[0]));
    expect(cookies[0]).toHaveLength(1);
    expect(await acts()).toBe(before + 1);
  });

  test('with another body they are refused all the same', async () => {
    const before = await acts();
    const locks = jest.spyOn(other.app.get(KeyLocks, { strict: false }), 'take');
    locks.mockResolvedValue(() => Promise.resolve());
    const twins = [one, other].map((server, at) => send(server, 'order', 'unlike', { at, waitMs: 300 }));
    const statuses = (await Promise.all(twins)).map(({ statusCode }) => statusCode);
    locks.mockRestore();
    expect(statuses.toSorted()).toEqual([201, 422]);
    expect(await acts()).toBe(before + 1);
  });

  test('the key of a node that died is free within 3 s', async () => {
    const dying = new pg.Client(database.url);
    dying.on('error', () => undefined);
    await dying.connect();
    await dying.query('SELECT pg_advisory_lock($1)', [await lockOf('crash')]);
    const waiting = send(other, 'order', 'crash', {});
    expect(await settledWithin(waiting, 500)).toBe(false);
    // The kernel closes the connections of a killed process in the same way.
    (dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    expect(await settledWithin(waiting, 3000)).toBe(true);
    expect((await waiting).statusCode).toBe(201);
  });

  test('a node that loses its connection keeps the keys of its running calls', async () => {
    const before = await acts();
    const first = send(one, 'order', 'lost', { waitMs: 1500 });
    await lockOf('lost');
    await terminateNodeConnections(other.dataSource);
    await new Promise((resolve) => setTimeout(resolve, 700));
    const answers = await Promise.all([first, send(other, 'order', 'lost', { waitMs: 1500 })]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(await acts()).toBe(before + 1);
  });

  /** Number of the single advisory lock that is taken while a request with this key runs. */
  async function lockOf(key: string): Promise<string> {
    const running = key === 'crash' ? send(one, 'order', key, { waitMs: 1000, refuse: true }) : null;
    for (;;) {
      const [lock] = await one.dataSource.query(
        `SELECT ((classid::bigint << 32) | objid::bigint)::text AS number FROM pg_locks
         WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      if (!lock) continue;
      await running;
      return lock.number;
    }
  }
});

async function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([promise.then(() => true), timeout]).finally(() => clearTimeout(timer));
}
