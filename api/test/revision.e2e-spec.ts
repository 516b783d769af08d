import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import pg from 'pg';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { CONTENT_ONLY } from '../src/platform/cache/freshness.js';
import { PublicList } from '../src/platform/cache/public-list.decorator.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { CurrentAdmin, OptionalAdmin } from '../src/platform/http/access/access.decorators.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const TICK_MS = 20;
const tick = () => new Promise((resolve) => setTimeout(resolve, TICK_MS));
const querySchema = z.object({ q: z.string().optional() });
let made = 0;

@Controller('/api/probe')
class ProbeController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: RevisionService,
  ) {}

  @Get('list')
  @OptionalAdmin()
  @PublicList(CONTENT_ONLY, { schema: querySchema })
  async list(
    @CurrentAdmin() admin: unknown,
    @Query({ schema: querySchema }) { q }: z.output<typeof querySchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    made++;
    const rows: { id: number }[] = await this.dataSource.query('SELECT id FROM probe ORDER BY id');
    reply.header('x-total-count', String(rows.length));
    return rows.map(({ id }) => ({ id, q: q ?? null, phone: admin ? '+27 82 123 4567' : undefined }));
  }

  @Post('write')
  @HttpCode(200)
  async write(@Query('fail') fail?: string): Promise<unknown> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('INSERT INTO probe DEFAULT VALUES');
      await this.revision.bump(manager);
      await this.revision.bump(manager);
      if (fail) throw new Error('rolled back');
    });
    return {};
  }
}

describe('public lists', () => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let one: ProbeApp;
  let other: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('CREATE TABLE probe (id serial PRIMARY KEY)');
    await client.query('INSERT INTO probe SELECT FROM generate_series(1, 500)');
    await client.end();
    proxy = await startCuttableProxy(database.url);
    one = await startProbeApp(database.url, [ProbeController]);
    other = await startProbeApp(proxy.url, [ProbeController]);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await proxy.close();
    await database.drop();
  });

  const read = (server: ProbeApp, headers: Record<string, string> = {}, query = '') =>
    server.inject({ url: `/api/probe/list${query}`, headers });
  const count = async (server: ProbeApp): Promise<number> => (await read(server)).json<unknown[]>().length;
  const write = async (server: ProbeApp): Promise<void> => {
    expect((await server.inject({ method: 'POST', url: '/api/probe/write' })).statusCode).toBe(200);
  };
  const until = async (isTrue: () => Promise<boolean>, ms: number): Promise<boolean> => {
    for (const end = Date.now() + ms; Date.now() < end; await tick()) {
      if (await isTrue()) return true;
    }
    return false;
  };

  test('are made once and given to everybody until something changes', async () => {
    await write(one);
    const before = made;
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(one)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(made).toBe(before + 1);
    expect(answers[7]?.headers['x-total-count']).toBe(String(answers[0]?.json().length));
    expect(answers[7]?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('show a write at once on its own node and within 2 s on the other', async () => {
    const before = await count(one);
    expect(await count(other)).toBe(before);
    await write(one);
    expect(await count(one)).toBe(before + 1);
    expect(await until(async () => (await count(other)) === before + 1, 2000)).toBe(true);
  });

  test('stay when a write is rolled back', async () => {
    await read(one);
    const before = made;
    await one.inject({ method: 'POST', url: '/api/probe/write?fail=1' });
    await read(one);
    expect(made).toBe(before);
  });

  test('are made once for each write, although its node hears of it twice', async () => {
    await write(one);
    await read(one);
    await write(one);
    const before = made;
    await read(one);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await read(one);
    expect(made).toBe(before + 1);
  });

  test('answer HEAD without a body', async () => {
    const head = await one.inject({ method: 'HEAD', url: '/api/probe/list' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe((await read(one)).headers.etag);
  });

  test('keep nothing of the administrator’s answer, and give them nothing of the public one', async () => {
    const authorization = `Bearer ${await one.signIn()}`;
    await write(one);
    const asAdmin = await read(one, { authorization, 'accept-encoding': 'gzip' });
    expect(gunzipSync(asAdmin.rawPayload).toString()).toContain('+27 82');
    expect(asAdmin.headers['cache-control']).toBe('private, no-store');
    expect(asAdmin.headers.etag).toBeUndefined();
    expect((await read(one)).body).not.toContain('+27 82');
    expect((await read(one, { authorization })).body).toContain('+27 82');
    expect((await read(one, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  });

  test('a node that lost its connection serves nothing old once it is back', async () => {
    const before = await count(other);
    proxy.cut();
    await write(one);
    expect((await read(other)).statusCode).toBe(503);
    proxy.mend();
    expect(await until(async () => (await read(other)).statusCode === 200, 2000)).toBe(true);
    expect(await count(other)).toBe(before + 1);
    await write(one);
    expect(await until(async () => (await count(other)) === before + 2, 2000)).toBe(true);
  });

  test('a node whose connection fell silent notices within 2 s', async () => {
    const isLive = () => other.app.get(RevisionService).current !== null;
    expect(await until(async () => isLive(), 2000)).toBe(true);
    const before = await count(one);
    expect(await until(async () => (await count(other)) === before, 2000)).toBe(true);
    proxy.silence();
    await write(one);
    // Counts its own ticks, as the heartbeat does: a machine under load delays both alike.
    for (let ticks = 0; isLive() && ticks < 2000 / TICK_MS; ticks++) await tick();
    expect(isLive()).toBe(false);
    proxy.cut();
    proxy.mend();
    expect(await until(async () => (await read(other)).statusCode === 200, 3000)).toBe(true);
    expect(await count(other)).toBe(before + 1);
  });
});
