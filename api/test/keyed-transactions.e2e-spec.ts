import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { routesOf } from './harness/description/routes-of.js';
import { addOneOfEach } from './harness/existing-ids.js';
import { type KeyedCall, keyedCalls, NO_IDS, sendKeyed } from './harness/keyed-calls.js';
import { tableDigests } from './harness/table-digests.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Tables that a call may change although it is repeated: the session's last use, and points of rate limits. */
const NOT_THE_WORK = ['admin_session', 'rate_limit'];

/** Enough for the paths of the table. */
let server: TestApp;
let calls: CarCalls;
let table: Readonly<Record<string, KeyedCall>>;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
  const ids = await addOneOfEach(calls);
  table = keyedCalls(ids);
  const { dataSource } = server;
  await dataSource.query("INSERT INTO demo_content (kind, id) VALUES ('sponsor', $1)", [ids.sponsor]);
  await dataSource.query('DELETE FROM activity WHERE subject_id = $1', [ids.sponsor]);
  await dataSource.query(`
    CREATE FUNCTION refuse_answer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no answer can be stored' USING ERRCODE = 'admin_shutdown'; END $$`);
});
afterAll(() => server.close());

/** As if the database were gone between a call's work and the storing of its answer. */
async function whileNoAnswerCanBeStored<Result>(run: () => Promise<Result>): Promise<Result> {
  await server.dataSource.query(
    'CREATE TRIGGER refuse BEFORE INSERT ON idempotent_answer FOR EACH ROW EXECUTE FUNCTION refuse_answer()',
  );
  try {
    return await run();
  } finally {
    await server.dataSource.query('DROP TRIGGER refuse ON idempotent_answer');
  }
}

const digests = () => tableDigests(server, NOT_THE_WORK);
const storedPaths = (): string[] =>
  routesOf(server.app)
    .filter(({ metadata }) => metadata.idempotent === true)
    .map(({ path }) => path);

describe('a call with a key is one transaction with its answer', () => {
  test('every route that stores its answer has a call in this test', () => {
    expect(Object.keys(table).toSorted()).toEqual(storedPaths().toSorted());
  });

  test.each(Object.keys(keyedCalls(NO_IDS)))('POST %s', async (path) => {
    const call = table[path] as KeyedCall;
    const key = randomUUID();
    const before = await digests();
    const failed = await whileNoAnswerCanBeStored(() => sendKeyed(calls, call, key));
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable']);
    expect(failed.headers['retry-after']).toBe('1');
    expect(await digests()).toEqual(before);

    const first = await sendKeyed(calls, call, key);
    expect(first.statusCode).toBeLessThan(300);
    const after = await digests();
    const { idempotent_answer: _, ...work } = after;
    expect(before).not.toMatchObject(work);

    const again = await sendKeyed(calls, call, key);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await digests()).toEqual(after);
  });
});

test('a call that is refused after its work leaves nothing and stores nothing', async () => {
  const key = randomUUID();
  const before = await digests();
  const call = { url: apiRoutes.cars.review, payload: { carId: randomUUID(), action: 'reject' } };
  expect((await sendKeyed(calls, call, key)).statusCode).toBe(404);
  expect(await digests()).toEqual(before);
});
