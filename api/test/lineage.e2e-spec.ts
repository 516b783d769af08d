import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AdminEntry,
  apiRoutes,
  type Category,
  type RecordList,
  recordListSchema,
  recordRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { driverCalls } from './harness/calls/driver-calls.js';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars, leaderboard } = apiRoutes;
const DAY_MS = 24 * 60 * 60_000;

let server: TestApp;
let calls: CarCalls;
let runs: ReturnType<typeof runCalls>;
let driver: ReturnType<typeof driverCalls>;

beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off' });
  calls = await CarCalls.on(server);
  runs = runCalls(calls);
  driver = driverCalls(server, calls);
});
beforeEach(() => emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions', 'demo_content'));
afterAll(() => server.close());

async function read(query = ''): Promise<RecordList[]> {
  const answer = await calls.send('GET', recordRoutes.list + query);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return z.array(recordListSchema).parse(answer.json());
}

/** The holds of a list, newest first: title, times, and whole days. */
async function lineage(drivetrain = 'all', category: Category = DRAG): Promise<string[]> {
  const [list] = await read(`?category=${encodeURIComponent(category)}&drivetrain=${drivetrain}`);
  return (list?.holds ?? []).map(({ holder, times, since, until }) => {
    const shown = times.map(({ time }) => time).join(' > ');
    const days = Math.round(((until ? Date.parse(until) : Date.now()) - Date.parse(since)) / DAY_MS);
    return `${holder?.name ?? 'removed'} ${shown}, ${days}${until ? '' : ' so far'}`;
  });
}

/** Lets days pass: what happened, happened earlier. */
const pass = (days: number): Promise<void> =>
  server.dataSource.transaction(async (manager) => {
    await manager.query(
      `UPDATE board_times SET since = since - $1 * interval '1 day', until = until - $1 * interval '1 day'`,
      [days],
    );
    await server.app.get(RevisionService, { strict: false }).bump(manager);
  });

async function approved(name: string, time: string, more: object = {}) {
  return calls.approve([DRAG], { name, time, worldFacts: time, ...more });
}
const drop = (carId: string) => calls.sendAsAdmin('DELETE', cars.delete, { carId });
const takeOff = ({ _id }: AdminEntry) => calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: _id });
const putOn = (carId: string) => calls.sendAsAdmin('POST', leaderboard.add, { carId, category: DRAG });

describe('the lineage of a board', () => {
  it('passes the record on with each shorter time, and counts the days', async () => {
    await approved('Polo', '13.40');
    await pass(41);
    await approved('Golf', '12.90');
    await pass(2);
    await approved('Jazz', '14.1');
    expect(await lineage()).toEqual(['Golf 12.90, 2 so far', 'Polo 13.40, 41']);
  });

  it('leaves the record with the first of equal times', async () => {
    await approved('Polo', '12.90');
    await pass(1);
    await approved('Golf', '12.9');
    expect(await lineage()).toEqual(['Polo 12.90, 1 so far']);
  });

  it('has the source of a World Facts time, and none beside a time of the car itself', async () => {
    await approved('R35', '9.9');
    await server.dataSource.query(`UPDATE cars SET time = NULL, world_facts_source = 'MotorTrend'`);
    await approved('Golf', '9.5');
    const [list] = await read(`?category=${encodeURIComponent(DRAG)}&drivetrain=all`);
    expect(list?.holds.map(({ times }) => times.map(({ source }) => source))).toEqual([
      [undefined],
      ['MotorTrend'],
    ]);
  });

  it('is separate for each drivetrain, with the time that only leads there', async () => {
    await approved('Golf', '11.9', { drivetrain: 'AWD' });
    await approved('Polo', '13.4', { drivetrain: 'FWD' });
    expect([await lineage(), await lineage('FWD'), await lineage('RWD')]).toEqual([
      ['Golf 11.9, 0 so far'],
      ['Polo 13.4, 0 so far'],
      [],
    ]);
    const lists = await read();
    expect(lists.map(({ category, drivetrain, total }) => `${category} ${drivetrain} ${total}`)).toEqual([
      'World Facts null 0',
      'World Facts FWD 0',
      'World Facts AWD 0',
      'World Facts RWD 0',
      'Our Drag Races null 1',
      'Our Drag Races FWD 1',
      'Our Drag Races AWD 1',
      'Our Drag Races RWD 0',
      'Votes by Viewers null 0',
      'Votes by Viewers FWD 0',
      'Votes by Viewers AWD 0',
      'Votes by Viewers RWD 0',
    ]);
  });

  it('counts a car that improves its own record once, also when a run is moved to it', async () => {
    const polo = await approved('Polo', '13.4');
    await pass(10);
    const quicker = await approved('VW Polo', '13.1');
    await pass(5);
    expect(await lineage()).toEqual(['VW Polo 13.1, 5 so far', 'Polo 13.4, 10']);
    await runs.move([quicker.car._id], polo.car._id);
    expect(await lineage()).toEqual(['Polo 13.4 > 13.1, 15 so far']);
    await runs.move([quicker.car._id], null);
    expect(await lineage()).toEqual(['Polo 13.1, 5 so far', 'Polo 13.4, 10']);
  });

  it('names the entry of the holder, and its picture', async () => {
    const polo = await approved('Polo', '13.4');
    const [list] = await read('?category=Our+Drag+Races&drivetrain=all');
    expect(list?.holds[0]?.holder).toEqual({
      carId: polo.car._id,
      name: 'Polo',
      owner: 'Thandi',
      image: expect.stringMatching(/^\/media\//),
      entryId: entryOf(polo)._id,
    });
  });

  it('is read in pages', async () => {
    for (const time of ['13.5', '13.4', '13.3', '13.2', '13.1', '13.0', '12.9']) await approved('Golf', time);
    const all = (await read('?drivetrain=all'))[1];
    expect([all?.total, all?.holds.length]).toEqual([7, 5]);
    const [page] = await read('?category=Our+Drag+Races&drivetrain=all&limit=2&offset=5');
    expect([page?.total, page?.holds.map(({ times }) => times[0]?.time)]).toEqual([7, ['13.4', '13.5']]);
  });

  it('has no car without a time, and a time is no lead by votes', async () => {
    await server.dataSource.query(`UPDATE cars SET time = NULL`);
    const { car } = await calls.approve(['Votes by Viewers'], { time: '10.1', worldFacts: '10.1' });
    await server.dataSource.query('UPDATE cars SET time = NULL, world_facts = NULL WHERE id = $1', [car._id]);
    await putOn(car._id);
    expect((await read()).every(({ total }) => total === 0)).toBe(true);
  });
});

describe('a lead that is corrected', () => {
  it('never was, when the run is taken off or deleted within a day', async () => {
    await approved('Polo', '13.4');
    await pass(9);
    const [typo, fake] = [await approved('Golf', '1.29'), await approved('Jazz', '2.0')];
    expect(await lineage()).toHaveLength(2);
    await takeOff(entryOf(typo));
    await drop(fake.car._id);
    expect(await lineage()).toEqual(['Polo 13.4, 9 so far']);
  });

  it('is as the edited time and drivetrain say, from the start', async () => {
    await approved('Polo', '13.4');
    await pass(9);
    const { car } = await approved('Golf', '1.29');
    await pass(3);
    const edit = { carId: car._id, name: 'Golf', owner: 'Thandi', cellphone: '+27821234567' };
    await calls.sendAsAdmin('PUT', cars.update, { ...edit, drivetrain: 'RWD', time: '12.9' });
    expect([await lineage(), await lineage('RWD'), await lineage('AWD')]).toEqual([
      ['Golf 12.9, 3 so far', 'Polo 13.4, 9'],
      ['Golf 12.9, 3 so far'],
      ['Polo 13.4, 12 so far'],
    ]);
    await calls.sendAsAdmin('PUT', cars.update, { ...edit, drivetrain: 'AWD', time: '13.9' });
    expect(await lineage()).toEqual(['Polo 13.4, 12 so far']);
  });

  it('goes on when a run returns to the board within a day', async () => {
    const polo = await approved('Polo', '13.4');
    await approved('Jazz', '14.0');
    await pass(9);
    await takeOff(entryOf(polo));
    expect(await lineage()).toEqual(['Jazz 14.0, 0 so far', 'Polo 13.4, 9']);
    await putOn(polo.car._id);
    expect(await lineage()).toEqual(['Polo 13.4, 9 so far']);
  });
});

describe('a holder that leaves', () => {
  it('keeps its days, and the next one leads from then on', async () => {
    const polo = await approved('Polo', '13.4');
    await approved('Jazz', '14.0');
    await pass(9);
    await takeOff(entryOf(polo));
    await pass(4);
    await putOn(polo.car._id);
    expect(await lineage()).toEqual(['Polo 13.4, 0 so far', 'Jazz 14.0, 4', 'Polo 13.4, 9']);
  });

  it('remains as a removed car without any name, when it is deleted', async () => {
    const polo = await approved('Polo', '13.4', { owner: 'Naledi' });
    await approved('Jazz', '14.0');
    await pass(9);
    await drop(polo.car._id);
    await pass(1);
    expect(await lineage()).toEqual(['Jazz 14.0, 1 so far', 'removed 13.4, 9']);
    const rows = await server.dataSource.query('SELECT * FROM board_times WHERE car_id IS NULL');
    expect(rows).toMatchObject([{ vehicle_id: null, shown: '13.4', drivetrain: 'AWD' }]);
    expect(JSON.stringify([rows, await read()])).not.toMatch(/Polo|Naledi|82 123/);
  });

  it('is still named after one of its runs is deleted', async () => {
    const polo = await approved('Polo', '13.4');
    const quicker = await runs.approved('13.1', [DRAG], polo.car._id);
    await pass(9);
    await drop(quicker.car._id);
    expect(await lineage()).toEqual(['Polo 13.4 > 13.1 > 13.4, 9 so far']);
  });

  it('leaves nothing when it was demo content', async () => {
    const polo = await approved('Polo', '13.4');
    await pass(9);
    await server.dataSource.query(`INSERT INTO demo_content (kind, id) VALUES ('car', $1)`, [polo.car._id]);
    await drop(polo.car._id);
    expect(await lineage()).toEqual([]);
  });
});

describe('concurrent approvals', () => {
  it('have one holder of each list at each moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        calls.submit({ time: `1${index}.5`, worldFacts: `1${index}.5` }),
      ),
    );
    await Promise.all(ids.map((id) => runs.approve(id, [DRAG])));
    for (const { holds, total } of await read('?category=Our+Drag+Races&limit=100')) {
      expect(holds).toHaveLength(total);
      expect(holds.filter(({ until }) => until === null)).toHaveLength(Math.min(1, total));
      for (const [index, hold] of holds.entries())
        if (index > 0) expect(hold.until).toBe(holds[index - 1]?.since);
    }
    expect((await lineage())[0]).toBe('Golf 7 R 10.5, 0 so far');
  });
});

it('a driver who deletes their data stays in the lineage without a name', async () => {
  const sent = { name: 'Polo', owner: 'Naledi', time: '13.4', worldFacts: '13.4' };
  const { code, _id } = await driver.submit(sent);
  await runs.approve(_id, [DRAG]);
  expect(JSON.stringify(await read())).toContain('Naledi');
  await driver.post(submissionRoutes.erase, code);
  expect(await lineage()).toEqual(['Polo 13.4, 0 so far']);
  expect(JSON.stringify(await read())).not.toContain('Naledi');
});
