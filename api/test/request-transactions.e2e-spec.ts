import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../src/platform/database/transactions/transactions.service.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { Idempotent } from '../src/platform/http/idempotency/idempotent.decorator.js';
import { type ProbeApp, startProbeWithTable } from './harness/probe-app.js';

const effects: string[] = [];

@Controller('/api/probe')
class ProbeController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  @Post('several')
  @HttpCode(200)
  @Idempotent()
  async several(): Promise<void> {
    await this.insert('first', async () => {
      await this.transactions.afterCommit(async () => effects.push(`after first: ${await this.names()}`));
    });
    await this.insert('failed', async () => {
      await this.transactions.afterCommit(() => effects.push('after failed'));
      throw new Error('no second');
    }).catch(() => undefined);
    await this.insert('third');
    await this.transactions.afterCommit(() => Promise.reject(new Error('too late to matter')));
    await this.transactions.afterCommit(() => effects.push('after third'));
    effects.push(`handled: ${await this.names()}`);
  }

  @Post('refused')
  @Idempotent()
  async refused(): Promise<void> {
    await this.insert('refused');
    await this.transactions.afterCommit(() => effects.push('after refused'));
    throw new AppError('conflict');
  }

  @Post('beside')
  @Idempotent()
  async beside(): Promise<void> {
    await Promise.all([this.insert('one'), this.insert('other')]);
  }

  @Post('idle')
  @HttpCode(200)
  @Idempotent()
  async idle(): Promise<void> {
    await this.transactions.afterCommit(() => effects.push('at once'));
    effects.push('handled');
  }

  private insert(name: string, then: () => Promise<void> = async () => {}): Promise<void> {
    return this.transactions.run(async (manager) => {
      await manager.query('INSERT INTO probe (name) VALUES ($1)', [name]);
      await then();
    });
  }

  /** What others see. */
  private async names(): Promise<string> {
    const rows: { name: string }[] = await this.dataSource.query('SELECT name FROM probe ORDER BY id');
    return rows.map(({ name }) => name).join(', ');
  }
}

let server: ProbeApp;
beforeAll(async () => {
  server = await startProbeWithTable([ProbeController]);
});
afterAll(() => server.close());
beforeEach(async () => {
  effects.length = 0;
  await server.dataSource.query('TRUNCATE probe');
});

async function send(route: string, key?: string): Promise<number> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await server.inject({ method: 'POST', url: `/api/probe/${route}`, headers });
  return answer.statusCode;
}
const names = async () =>
  (await server.dataSource.query('SELECT name FROM probe ORDER BY id')).map(
    (row: { name: string }) => row.name,
  );

test('with a key all work is committed at the end, but for what failed; effects follow', async () => {
  expect(await send('several', randomUUID())).toBe(200);
  expect(await names()).toEqual(['first', 'third']);
  expect(effects).toEqual(['handled: ', 'after first: first, third', 'after third']);
});

test('with a key a refusal takes back what was done before it, with its effects', async () => {
  expect(await send('refused', randomUUID())).toBe(409);
  expect(await names()).toEqual([]);
  expect(effects).toEqual([]);
});

test('without a key each work is committed, and its effects follow at once', async () => {
  expect(await send('refused')).toBe(409);
  expect(await names()).toEqual(['refused']);
  expect(effects).toEqual(['after refused']);
});

test('with a key work beside other work is a defect that writes nothing', async () => {
  expect(await send('beside', randomUUID())).toBe(500);
  expect(await names()).toEqual([]);
});

test('with a key but without work, effects do not wait', async () => {
  expect(await send('idle', randomUUID())).toBe(200);
  expect(effects).toEqual(['at once', 'handled']);
});

test('no connection is lost to the pool', async () => {
  for (let round = 0; round < 30; round++)
    for (const route of ['several', 'refused', 'beside', 'idle']) await send(route, randomUUID());
  const [{ open }] = await server.dataSource.query(
    `SELECT count(*)::int AS open FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(open).toBe(0);
});
