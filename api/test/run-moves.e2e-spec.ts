import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apiRoutes, runRoutes } from '@quartermile/core/domain';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { cookieOf, sendVote, withdrawVote } from './harness/votes.js';

const { cars, leaderboard } = apiRoutes;

let server: TestApp;
let calls: CarCalls;
let runs: ReturnType<typeof runCalls>;

beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off' });
  calls = await CarCalls.on(server);
  runs = runCalls(calls);
});
beforeEach(() => emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions'));
afterAll(() => server.close());

/** Rows of a table. */
const count = async (table: string): Promise<number> =>
  (await server.dataSource.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

/** Gives and takes back a vote of a new browser, whose cookie is returned. */
async function takenBack(entryId: string, key: string): Promise<string> {
  const cookie = cookieOf(await sendVote(server, { entryId, key }));
  expect((await withdrawVote(server, { entryId, cookie })).json()).toEqual({ entryId, votes: 0 });
  return cookie;
}

describe('a reviewer', () => {
  it('splits a run off: the votes stay with the entry, the run gets one of its own', async () => {
    const slow = await runs.approved('12.4');
    const quick = await runs.approved('11.9', [DRAG], slow.car._id);
    await runs.vote(entryOf(slow)._id);
    const [split] = await runs.move([quick.car._id], null);
    expect(split?.vehicleId).not.toBe(slow.car.vehicleId);
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 0', 'Our Drag Races 12.4 1']);
    await runs.move([quick.car._id], slow.car._id);
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 1']);
  });

  it('moves a run to a car that is on other boards: its entry goes along', async () => {
    const one = await runs.approved('12.4');
    await runs.vote(entryOf(one)._id);
    const two = await runs.approved('11.9', ['World Facts']);
    await runs.move([one.car._id], two.car._id);
    expect(await runs.board()).toEqual(['Our Drag Races 12.4 1', 'World Facts 11.9 0']);
  });

  it('merges two cars: their votes are added, and a browser that voted for both counts once', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('11.9', [DRAG, 'World Facts']);
    const cookie = await runs.vote(entryOf(one)._id);
    await runs.vote(entryOf(two)._id, cookie);
    await runs.vote(entryOf(two)._id);
    expect(await runs.board()).toEqual([
      'Our Drag Races 11.9 2',
      'Our Drag Races 12.4 1',
      'World Facts 11.9 0',
    ]);
    await runs.move([two.car._id], one.car._id);
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 2', 'World Facts 11.9 0']);
    const [entry] = await server.dataSource.query(
      `SELECT id, (SELECT count(*)::int FROM votes WHERE entry_id = entries.id) AS rows
       FROM entries WHERE category = $1`,
      [DRAG],
    );
    expect(entry).toEqual({ id: entryOf(one)._id, rows: 2 });
    expect(await count('vehicles')).toBe(1);
    const [record] = await server.dataSource.query(
      `SELECT actor, after FROM activity WHERE action = 'move-run' AND subject_id = $1`,
      [two.car._id],
    );
    expect(record).toEqual({ actor: server.config.adminEmail, after: { car: 'Golf 7 R' } });
  });

  it('merges votes that were taken back, whose keys count nothing afterwards either', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('11.9');
    const [kept, from] = [entryOf(one)._id, entryOf(two)._id];
    const cookies = [await takenBack(kept, 'key of one'), await takenBack(from, 'key of two')];
    const rows = () => server.dataSource.query('SELECT entry_id AS entry FROM withdrawn_votes');
    expect((await rows()).map(({ entry }: { entry: string }) => entry).toSorted()).toEqual(
      [kept, from].toSorted(),
    );
    await runs.move([two.car._id], one.car._id);
    expect(await rows()).toEqual([{ entry: kept }, { entry: kept }]);
    for (const [entryId, key, cookie] of [
      [kept, 'key of one', cookies[0]],
      [from, 'key of two', cookies[1]],
    ] as const) {
      const again = await sendVote(server, { entryId, key, cookie: cookie ?? '' });
      expect([again.statusCode, again.json()]).toEqual([200, { entryId, votes: 1 }]);
    }
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 0']);
  });

  it('merges votes that are set aside, which stay set aside and can be brought back', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('11.9');
    const { _id: entryId } = entryOf(two);
    await runs.vote(entryId);
    const around = (ms: number) => new Date(Date.now() + ms).toISOString();
    const aside = await calls.sendAsAdmin('POST', leaderboard.setAsideVotes, {
      entryId,
      from: around(-60_000),
      to: around(1000),
      reason: 'A script',
    });
    expect(aside.json()).toMatchObject({ votes: 0, votesSetAside: 1 });
    await runs.move([two.car._id], one.car._id);
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 0']);
    const windowId = aside.json().window._id;
    await calls.sendAsAdmin('POST', leaderboard.bringBackVotes, { windowId });
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 1']);
  });

  it('moves several runs of different cars to a new one', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('11.9', [DRAG], one.car._id);
    const three = await runs.approved('12.0');
    const moved = await runs.move([two.car._id, three.car._id], null);
    expect(new Set(moved.map(({ vehicleId }) => vehicleId)).size).toBe(1);
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 0', 'Our Drag Races 12.4 0']);
  });

  it('deadlocks with nobody: moves, reviews, edits and deletions at the same time', async () => {
    for (let round = 0; round < 8; round++) await moveAtOnce();
    const rows: { vehicle: string; category: string }[] = await server.dataSource.query(
      `SELECT e.id FROM entries e JOIN cars c ON c.id = e.car_id WHERE c.vehicle_id <> e.vehicle_id
         OR NOT e.category = ANY(c.approved_categories)`,
    );
    expect(rows).toEqual([]);
  });

  async function moveAtOnce(): Promise<void> {
    const ids = [];
    for (const time of ['12.1', '12.2', '12.3', '12.4']) ids.push((await runs.approved(time)).car._id);
    const [a = '', b = '', c = '', d = ''] = ids;
    const pending = await calls.submit({ time: '11.0', worldFacts: '11.0' });
    const edit = { owner: 'Thandi', cellphone: '+27821234567', drivetrain: 'AWD', time: '12.5' };
    const answers = await Promise.all([
      calls.sendAsAdmin('POST', runRoutes.move, { carIds: [a, b], toCarId: c }),
      calls.sendAsAdmin('POST', runRoutes.move, { carIds: [c], toCarId: a }),
      calls.sendAsAdmin('POST', runRoutes.move, { carIds: [d], toCarId: b }),
      calls.sendAsAdmin('PUT', cars.update, { ...edit, carId: b }),
      calls.sendAsAdmin('POST', cars.review, {
        carId: pending,
        action: 'approve',
        categories: [DRAG],
        runOf: d,
      }),
      calls.sendAsAdmin('DELETE', cars.delete, { carId: c }),
    ]);
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
  }
});
