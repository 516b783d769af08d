import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { allRoutes } from './harness/description/routes-of.js';
import { addOneOfEach, type ExistingIds } from './harness/existing-ids.js';
import { tableDigests } from './harness/table-digests.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { type ValidCall, validCall } from './harness/valid-calls.js';

/** Tables that a call may change although it is repeated: the session's last use, and points of rate limits. */
const NOT_THE_WORK = ['admin_session', 'rate_limit'];

/** These make others impossible: one decides about a car, the other deletes every row that is marked as demo content. */
const LATE = ['/api/leaderboard/add', '/api/admin/setup/remove-demo'];
/** The routes that store their answers. */
const keyed = allRoutes
  .filter(({ metadata }) => metadata.idempotent === true)
  .toSorted((one, other) => LATE.indexOf(one.path) - LATE.indexOf(other.path));

let server: TestApp;
let calls: CarCalls;
let ids: ExistingIds;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
  ids = await addOneOfEach(calls);
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

/** Sends a call as the administrator, under a key. */
const send = ({ url, body = {}, headers }: Omit<ValidCall, 'query'>, key: string) =>
  calls.sendAsAdmin('POST', url, body, { ...headers, 'idempotency-key': key });

describe('a call with a key is one transaction with its answer', () => {
  test.each(keyed.map((route) => [route.path, route] as const))('POST %s', async (_path, route) => {
    const call = validCall(route, ids);
    const key = randomUUID();
    const before = await digests();
    const failed = await whileNoAnswerCanBeStored(() => send(call, key));
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'unavailable']);
    expect(failed.headers['retry-after']).toBe('1');
    expect(await digests()).toEqual(before);

    const first = await send(call, key);
    expect(first.statusCode).toBeLessThan(300);
    const after = await digests();
    const { idempotent_answer: _, ...work } = after;
    expect(before).not.toMatchObject(work);

    const again = await send(call, key);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await digests()).toEqual(after);
  });
});

test('a call that is refused after its work leaves nothing and stores nothing', async () => {
  const key = randomUUID();
  const before = await digests();
  const body = { carId: randomUUID(), action: 'reject' };
  expect((await send({ url: apiRoutes.cars.review, body, headers: {} }, key)).statusCode).toBe(404);
  expect(await digests()).toEqual(before);
});
