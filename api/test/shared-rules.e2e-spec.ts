import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { apiRoutes, type Category, type Entry } from '@quartermile/core/domain';
import { nameCases, rankingCases, searchCases, searchedCars } from '@quartermile/core/testing';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** The server is tested with the same case tables as core. The website also uses the table of searches. */
let test: TestApp;

interface StoredCar {
  readonly name: string | null;
  readonly owner: string | null;
  readonly description?: string | null;
  readonly time: string | null;
  readonly worldFacts?: string | null;
}

/** Stores an approved car without validation, to allow values that no form sends any more. Returns its id. */
async function store(car: StoredCar, category: Category, age: number): Promise<string> {
  const [row] = await test.dataSource.query<{ id: string }[]>(
    `WITH car AS (
       INSERT INTO cars (name, owner, description, time, world_facts, drivetrain, status, approved_categories)
       VALUES ($1, $2, $3, $4, $5, 'AWD', 'approved', ARRAY[$6]) RETURNING id, vehicle_id
     ) INSERT INTO entries (car_id, vehicle_id, category, created_at)
       SELECT id, vehicle_id, $6, now() - make_interval(secs => $7) FROM car RETURNING car_id AS id`,
    [car.name, car.owner, car.description ?? null, car.time, car.worldFacts ?? null, category, age],
  );
  if (!row) throw new Error('no car was stored');
  return row.id;
}

async function list(query: Record<string, string>): Promise<Entry[]> {
  const url = `${apiRoutes.leaderboard.list}?${new URLSearchParams(query)}`;
  return (await test.inject({ method: 'GET', url })).json();
}

const storedNames = nameCases.filter(([{ name, owner }]) => name !== null || owner !== null);
const ids: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  for (const car of searchedCars) await store(car, 'World Facts', 0);
  for (const [index, [times]] of rankingCases.entries())
    await store(
      { name: `Car ${index}`, owner: null, ...times },
      'Our Drag Races',
      rankingCases.length - index,
    );
  for (const [names] of storedNames) ids.push(await store({ ...names, time: '12.0' }, 'Votes by Viewers', 0));
});
afterAll(() => test.close());

it.each(searchCases)('a search for "%s" finds %j', async (q, names) => {
  const entries = await list({ category: 'World Facts', q });
  expect(entries.map(({ car }) => car.name)).toEqual(names);
});

it('ranks by the shared rule for the time, equal ones oldest first', async () => {
  const expected = rankingCases
    .map(([, seconds], index) => ({ seconds, name: `Car ${index}` }))
    .sort((a, b) => a.seconds - b.seconds);
  const ranked = await list({ category: 'Our Drag Races' });
  expect(ranked.map(({ car }) => car.name)).toEqual(expected.map(({ name }) => name));
});

it('names cars and drivers by the shared rule', async () => {
  const cars = new Map((await list({ category: 'Votes by Viewers' })).map(({ car }) => [car._id, car]));
  const shown = ids.map((id) => [cars.get(id)?.name, cars.get(id)?.owner]);
  expect(shown).toEqual(storedNames.map(([, title, driver]) => [title, driver]));
});
