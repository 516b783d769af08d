import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityEntity } from '../src/features/admin/activity/activity.entity.js';
import { Transactions } from '../src/platform/database/transactions/transactions.service.js';
import { Idempotent } from '../src/platform/http/idempotency/idempotent.decorator.js';
import { type ProbeApp, startProbeWithTable } from './harness/probe-app.js';

/** What a transaction does after its connection was lost. */
const AFTER_THE_LOSS = {
  statement: (manager: EntityManager) => manager.query('SELECT 1'),
  'read by an entity': (manager: EntityManager) => manager.find(ActivityEntity),
  'query builder': (manager: EntityManager) =>
    manager.createQueryBuilder(ActivityEntity, 'activity').getMany(),
  'write of an entity': (manager: EntityManager) =>
    manager.save(
      manager.create(ActivityEntity, {
        actor: 'a',
        action: 'b',
        subjectType: 'c',
        subjectId: 'd',
        subjectLabel: 'e',
      }),
    ),
  'nested transaction': (manager: EntityManager) => manager.transaction((nested) => nested.query('SELECT 1')),
  commit: () => Promise.resolve(),
  'error of a library': () => Promise.reject(new Error('Connection terminated unexpectedly')),
};
type Step = keyof typeof AFTER_THE_LOSS;
type Loss = 'in a statement' | 'between statements' | 'at the next statement';
interface Order {
  readonly loss: Loss;
  readonly step: Step;
  /** Whether the transaction is begun by TypeORM alone. */
  readonly isPlain?: boolean;
}

@Controller('/api/probe')
class ProbeController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  @Post('work')
  @HttpCode(200)
  @Idempotent()
  async work(@Body() { loss, step, isPlain }: Order): Promise<unknown> {
    const work = async (manager: EntityManager): Promise<void> => {
      await manager.query('INSERT INTO probe DEFAULT VALUES');
      await this.lose(manager, loss);
      await AFTER_THE_LOSS[step](manager);
    };
    await (isPlain ? this.dataSource.transaction(work) : this.transactions.run(work));
    return { done: true };
  }

  /** Ends the session of a transaction: within a statement, or before the next one is sent. */
  private async lose(manager: EntityManager, loss: Loss): Promise<void> {
    if (loss === 'in a statement') await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    const [{ pid }] = await manager.query('SELECT pg_backend_pid() AS pid');
    await this.dataSource.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
    if (loss === 'between statements') await sleep(100);
  }
}

let server: ProbeApp;
beforeAll(async () => {
  server = await startProbeWithTable([ProbeController]);
});
afterAll(() => server.close());

const steps = Object.keys(AFTER_THE_LOSS) as Step[];
const orders: Order[] = [
  { loss: 'in a statement', step: 'commit' },
  ...steps.map((step) => ({ loss: 'between statements', step }) as const),
  ...steps.map((step) => ({ loss: 'at the next statement', step }) as const),
];

describe.each([
  ['with a key', { 'idempotency-key': 'lost' }, false],
  ['without a key', {}, false],
  ['of TypeORM alone', {}, true],
])('a transaction %s that loses its connection', (_kind, headers, isPlain) => {
  test.each(orders)('$loss, before a $step: 503, nothing is written, the next call works', async (order) => {
    const send = () =>
      server.inject({ method: 'POST', url: '/api/probe/work', headers, payload: { ...order, isPlain } });
    const answer = await send();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBe('1');
    expect(await server.dataSource.query('SELECT FROM probe')).toEqual([]);
    expect(await server.dataSource.query('SELECT FROM idempotent_answer')).toEqual([]);
  });
});
