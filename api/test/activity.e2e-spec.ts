import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ActivityPage, apiRoutes } from '@quartermile/core/domain';
import { ActivityService } from '../src/features/admin/activity/activity.service.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const RECORDS = 120;

describe('the activity book', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  let authorization: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, []);
    authorization = `Bearer ${await server.signIn()}`;
    for (let number = 1; number <= RECORDS; number++) await record(number);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const record = (number: number, fail = false): Promise<void> =>
    server.dataSource.transaction(async (manager) => {
      await server.app.get(ActivityService).record(manager, {
        actor: 'thandi@example.com',
        action: 'approve',
        subject: { type: 'car', id: String(number), label: `Car ${number}` },
        before: { status: 'pending' },
        after: null,
      });
      if (fail) throw new Error('the action failed');
    });
  const read = (query = '') =>
    server.inject({ url: apiRoutes.admin.activity + query, headers: { authorization } });
  const page = async (query = ''): Promise<ActivityPage> => (await read(query)).json<ActivityPage>();
  const numbers = ({ items }: ActivityPage): number[] => items.map(({ subject }) => Number(subject.id));
  const countdown = (from: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => from - index);

  test('gives the newest 50, and each as it was written', async () => {
    const first = await page();
    expect(numbers(first)).toEqual(countdown(RECORDS, 50));
    expect(first.items[0]).toEqual({
      _id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      actor: 'thandi@example.com',
      action: 'approve',
      subject: { type: 'car', id: '120', label: 'Car 120' },
      before: { status: 'pending' },
      after: null,
    });
  });

  test('is read page by page, without gap or repeat, also while it grows', async () => {
    const received: number[] = [];
    let next: string | null | undefined = (await page('?limit=33')).next;
    received.push(...numbers(await page('?limit=33')));
    await record(RECORDS + 1);
    while (next) {
      const following: ActivityPage = await page(`?limit=33&cursor=${encodeURIComponent(next)}`);
      received.push(...numbers(following));
      next = following.next;
    }
    expect(received).toEqual(countdown(RECORDS, RECORDS));
    await server.dataSource.query('DELETE FROM activity WHERE subject_id = $1', [String(RECORDS + 1)]);
  });

  test('orders records of one instant, and loses none of them between pages', async () => {
    await server.dataSource.query("UPDATE activity SET at = '2026-11-21T04:00:00Z'");
    const first = await page('?limit=60');
    const second = await page(`?limit=60&cursor=${first.next}`);
    expect([...numbers(first), ...numbers(second)]).toEqual(countdown(RECORDS, RECORDS));
    expect(second.next).toBeNull();
  });

  test('gives up to 200 at once', async () => {
    const all = await page('?limit=200');
    expect(all.items).toHaveLength(RECORDS);
    expect(all.next).toBeNull();
  });

  test.each(['', 'x', '%00', 'bnVsbA', '!!!!', 'x'.repeat(5000)])(
    'refuses the cursor "%.20s"',
    async (cursor) => {
      const answer = await read(`?cursor=${cursor}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        { path: 'cursor', message: 'This page mark is not one of ours.' },
      ]);
    },
  );

  test('says nothing of an action that failed', async () => {
    await expect(record(999, true)).rejects.toThrow('the action failed');
    expect(numbers(await page('?limit=1'))).not.toContain(999);
  });
});
