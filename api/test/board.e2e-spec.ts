import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type BoardPage, type Category, compareEntries, type Entry } from '@quartermile/core/domain';
import { CONTENT_CHANNEL, RevisionService } from '../src/platform/cache/revision.service.js';
import { type BoardNode, startBoardNode } from './harness/board-node.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { until } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let proxy: CuttableProxy;
let one: BoardNode;
let other: BoardNode;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startCuttableProxy(database.url);
  [one, other] = [await startBoardNode(database.url), await startBoardNode(proxy.url)];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await proxy.close();
  await database.drop();
});
beforeEach(async () => {
  await one.dataSource.transaction(async (manager) => {
    await manager.query('TRUNCATE cars, entries, votes CASCADE');
    await one.revision.bump(manager);
  });
  await addCar('Golf', { 'World Facts': 2, 'Votes by Viewers': 5 });
  await addCar('Polo', { 'World Facts': 0 });
  await until(async () => (await lines(other)).length === 3);
  await lines(one);
  one.takeStatements();
  other.takeStatements();
});

/** Stores an approved car with votes by category, and announces it. Returns its id. */
async function addCar(
  name: string,
  places: Partial<Record<Category, number>>,
  time = '11.8',
): Promise<string> {
  return one.dataSource.transaction(async (manager) => {
    const [car] = await manager.query<{ id: string }[]>(
      `INSERT INTO cars (name, owner, cellphone, proof_image, time, drivetrain, status)
       VALUES ($1, 'Thandi', '+27 82 123 4567', 'proof.webp', $2, 'AWD', 'approved') RETURNING id`,
      [name, time],
    );
    const id = car?.id ?? '';
    for (const [category, votes] of Object.entries(places))
      await manager.query(
        `INSERT INTO entries (car_id, vehicle_id, category, votes) SELECT id, vehicle_id, $2, $3 FROM cars WHERE id = $1`,
        [id, category, votes],
      );
    await one.revision.bump(manager, [id]);
    return id;
  });
}

const change = (cars: readonly string[] | null, statement: string, parameters: unknown[] = []) =>
  one.dataSource.transaction(async (manager) => {
    await manager.query(statement, parameters);
    await one.revision.bump(manager, cars);
  });
const idOf = async (name: string): Promise<string> =>
  (await one.dataSource.query('SELECT id FROM cars WHERE name = $1', [name]))[0].id;
const vote = async (name: string, category: Category): Promise<string> => {
  const [[entry]] = await one.dataSource.query(
    'UPDATE entries SET votes = votes + 1 FROM cars WHERE cars.id = car_id AND name = $1 AND category = $2 RETURNING entries.id',
    [name, category],
  );
  one.counts.changed([entry.id]);
  return entry.id;
};
/** The leaderboard of a node, an entry in a line. */
const lines = async ({ board }: BoardNode): Promise<string[]> =>
  (await board.read())
    .list({})
    .entries.map(({ category, car, votes }) => `${category[0]} ${car.name} ${votes}`);

describe('the leaderboard in memory', () => {
  test('is loaded once, and read again without a query', async () => {
    expect(await lines(one)).toEqual(['W Golf 2', 'W Polo 0', 'V Golf 5']);
    expect(one.takeStatements()).toEqual([]);
  });

  test('never selects personal columns', async () => {
    await change(null, 'SELECT 1');
    await addCar('Figo', { 'World Facts': 1 });
    const table = await one.board.read();
    const selects = one.takeStatements().filter((statement) => /FROM entries/.test(statement));
    expect(selects.length).toBeGreaterThan(0);
    for (const statement of selects) expect(statement).not.toMatch(/cellphone|proof|\*(?! 1000000)/i);
    const { entries } = table.list({});
    expect(table.toJson(entries).toString()).not.toMatch(/123 4567|proof/);
  });

  test('reads a changed car with its entries by one query and the leads by another, at the first read after the commit', async () => {
    const [golf, polo] = [await idOf('Golf'), await idOf('Polo')];
    await change([golf], `UPDATE cars SET name = 'Golf 7 R' WHERE id = $1`, [golf]);
    await change(
      [polo],
      `INSERT INTO entries (car_id, vehicle_id, category) SELECT id, vehicle_id, 'Our Drag Races' FROM cars WHERE id = $1`,
      [polo],
    );
    one.takeStatements();
    expect(await lines(one)).toEqual(['W Golf 7 R 2', 'W Polo 0', 'O Polo 0', 'V Golf 7 R 5']);
    expect(one.takeStatements()).toEqual([
      expect.stringContaining('car_id = ANY'),
      expect.stringContaining('FROM board_times'),
    ]);
  });

  test('reads changed votes by one query', async () => {
    await vote('Polo', 'World Facts');
    await vote('Golf', 'Votes by Viewers');
    one.takeStatements();
    expect(await lines(one)).toEqual(['W Golf 2', 'W Polo 1', 'V Golf 6']);
    expect(one.takeStatements()).toEqual([
      expect.stringMatching(/^SELECT id, votes FROM entries WHERE id = ANY/),
    ]);
  });

  test('drops deleted cars and entries', async () => {
    const [golf, polo] = [await idOf('Golf'), await idOf('Polo')];
    await change([polo], 'DELETE FROM cars WHERE id = $1', [polo]);
    await change([golf], `DELETE FROM entries WHERE car_id = $1 AND category = 'World Facts'`, [golf]);
    expect(await lines(one)).toEqual(['V Golf 5']);
  });

  test('reads everything after a change of any car, all votes after one of any votes', async () => {
    await change(null, `UPDATE cars SET name = upper(name)`);
    expect(await lines(one)).toEqual(['W GOLF 2', 'W POLO 0', 'V GOLF 5']);
    await one.dataSource.query('UPDATE entries SET votes = votes + 10');
    await one.dataSource.query(`SELECT pg_notify('counts_changed', gen_random_uuid()::text)`);
    await until(async () => (await lines(one))[0] === 'W GOLF 12');
    expect(await lines(one)).toEqual(['W GOLF 12', 'W POLO 10', 'V GOLF 15']);
  });

  test('needs no query after a change without cars, or of other counts', async () => {
    await change([], 'SELECT 1');
    one.counts.changed([]);
    one.takeStatements();
    await lines(one);
    expect(one.takeStatements()).toEqual([]);
  });

  test('follows content and votes of another node', async () => {
    const figo = await addCar('Figo', { 'World Facts': 1 }, '9.8');
    await vote('Golf', 'Votes by Viewers');
    await until(async () => (await lines(other)).join().endsWith('V Golf 6'));
    expect(await lines(other)).toEqual(['W Figo 1', 'W Golf 2', 'W Polo 0', 'V Golf 6']);
    await change([figo], 'DELETE FROM cars WHERE id = $1', [figo]);
    await until(async () => (await lines(other)).length === 3);
    expect(await lines(other)).toEqual(await lines(one));
  });

  test.each([
    [
      'a patch',
      'car_id = ANY',
      async () => change([await idOf('Golf')], `UPDATE cars SET name = 'Golf 9' WHERE name = 'Golf'`),
    ],
    ['a load', 'FETCH', () => change(null, `UPDATE cars SET name = 'Golf 9' WHERE name = 'Golf'`)],
  ])('%s that fails loses no change and spoils no later read', async (_name, part, make) => {
    await make();
    await vote('Polo', 'World Facts');
    one.failOnce(part);
    await expect(one.board.read()).rejects.toThrow('away');
    expect(await lines(one)).toEqual(['W Golf 9 2', 'W Polo 1', 'V Golf 9 5']);
  });

  test('reads everything after a notification with a text that is no id', async () => {
    await one.dataSource.query(`UPDATE cars SET name = 'Golf 3' WHERE name = 'Golf'`);
    await one.dataSource.query(`SELECT pg_notify($1, gen_random_uuid() || ' nonsense,x')`, [CONTENT_CHANNEL]);
    await until(async () => (await lines(one))[0] === 'W Golf 3 2');
    expect(await lines(one)).toEqual(['W Golf 3 2', 'W Polo 0', 'V Golf 3 5']);
  });

  test('is loaded by each read of a node that misses notifications, once for concurrent ones', async () => {
    const isLive = Object.getOwnPropertyDescriptor(
      RevisionService.prototype,
      'current',
    ) as PropertyDescriptor;
    Object.defineProperty(one.revision, 'current', { get: () => null, configurable: true });
    await one.dataSource.query(`UPDATE cars SET name = 'Silent' WHERE name = 'Golf'`);
    const first = [lines(one), lines(one)];
    for (const read of await Promise.all(first)) expect(read[0]).toBe('W Silent 2');
    await one.dataSource.query(`UPDATE cars SET name = 'Golf' WHERE name = 'Silent'`);
    one.takeStatements();
    const reads = await Promise.all([lines(one), lines(one), lines(one)]);
    expect(new Set(reads.map(([line]) => line))).toEqual(new Set(['W Golf 2']));
    // The first one begins at once; the others began after it and share the next.
    expect(one.takeStatements().filter((statement) => statement.startsWith('DECLARE'))).toHaveLength(2);
    Object.defineProperty(one.revision, 'current', isLive);
  });

  test('of a node that was cut off shows nothing old once it is back', async () => {
    proxy.cut();
    await addCar('Figo', { 'World Facts': 1 }, '9.8');
    await expect(lines(other)).rejects.toThrow();
    proxy.mend();
    await until(async () => other.revision.current !== null);
    expect((await lines(other))[0]).toBe('W Figo 1');
  });

  test('orders equal entries by microseconds, then by id', async () => {
    const ids: string[] = [];
    for (const [index, micros] of [300, 200, 200].entries()) {
      const id = await addCar(`Tie ${index}`, {});
      await change(
        [id],
        `INSERT INTO entries (car_id, vehicle_id, category, created_at)
         SELECT id, vehicle_id, 'Our Drag Races',
           '2026-01-01T00:00:00.000Z'::timestamptz + make_interval(secs => $2::float8 / 1000000)
         FROM cars WHERE id = $1`,
        [id, micros],
      );
      ids.push(id);
    }
    const stored: { id: string }[] = await one.dataSource.query(
      `SELECT id FROM entries WHERE category = 'Our Drag Races' ORDER BY created_at, id`,
    );
    const shown = (await one.board.read()).list({ category: 'Our Drag Races' }).entries;
    expect(shown.map(({ _id }) => _id)).toEqual(stored.map(({ id }) => id));
    expect(shown.toSorted(compareEntries)).toEqual(shown);
  });

  test('gives the page of an entry', async () => {
    const { entries } = (await one.board.read()).list({ category: 'World Facts' });
    const polo = entries.find(({ car }: Entry) => car.name === 'Polo');
    const page: BoardPage = (await one.board.read()).page({ entry: polo?._id ?? '' });
    expect(page.match).toMatchObject({
      query: { category: 'World Facts' },
      place: { position: 1, entry: polo },
    });
    expect(page.view).toMatchObject({ cars: 2, counts: { 'World Facts': 2, 'Votes by Viewers': 1 } });
  });
});
