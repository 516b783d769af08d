import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  apiRoutes,
  type BoardRules,
  FIRST_RULES,
  rulesRoutes,
  type SubmissionStatus,
  submissionRoutes,
} from '@quartermile/core/domain';
import { BoardEntries } from '../src/features/board/board-entries.service.js';
import { CarEntity } from '../src/features/runs/car.entity.js';
import { lockRun } from '../src/features/runs/lock-runs.js';
import { driverCalls } from './harness/calls/driver-calls.js';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { smallPicture } from './harness/existing-ids.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars, leaderboard } = apiRoutes;

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
beforeEach(() => emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions'));
afterAll(() => server.close());

/** Rows of a table. */
const count = async (table: string): Promise<number> =>
  (await server.dataSource.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

describe('a car with several runs', () => {
  it('is on a board once, with its best approved run; its votes and its address stay', async () => {
    const slow = await runs.approved('12.4');
    const entry = entryOf(slow);
    await runs.vote(entry._id);
    const quick = await runs.approved('11.9', [DRAG], slow.car._id);
    expect(quick.car.vehicleId).toBe(slow.car.vehicleId);
    expect(entryOf(quick)).toMatchObject({ _id: entry._id, votes: 1, car: { _id: quick.car._id } });
    const slower = await runs.approved('12.1', [DRAG], slow.car._id);
    expect(entryOf(slower)).toMatchObject({ _id: entry._id, car: { _id: quick.car._id } });
    expect(await runs.board()).toEqual(['Our Drag Races 11.9 1']);
    expect(await calls.approved()).toHaveLength(3);
  });

  it('shows the best run of each board, of those that were approved for it', async () => {
    const both = await runs.approved('12.4', [DRAG, 'World Facts']);
    await runs.approved('11.9', ['World Facts'], both.car._id);
    expect(await runs.board()).toEqual(['Our Drag Races 12.4 0', 'World Facts 11.9 0']);
  });

  it('shows another run once an edit makes it the better one, or the best one is deleted', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('12.6', [DRAG], one.car._id);
    const edit = { carId: two.car._id, owner: 'Thandi', cellphone: '+27821234567', drivetrain: 'AWD' };
    await calls.sendAsAdmin('PUT', cars.update, { ...edit, time: '12.2' });
    expect(await runs.board()).toEqual(['Our Drag Races 12.2 0']);
    await runs.vote(entryOf(one)._id);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: two.car._id });
    expect(await runs.board()).toEqual(['Our Drag Races 12.4 1']);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: one.car._id });
    expect(await runs.board()).toEqual([]);
  });

  it('leaves a board with all its runs', async () => {
    const one = await runs.approved('12.4');
    await runs.approved('12.6', [DRAG], one.car._id);
    const { _id: entryId } = entryOf(one);
    expect((await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId })).statusCode).toBe(200);
    expect(await runs.board()).toEqual([]);
    expect(await calls.approved()).toHaveLength(2);
  });

  it('has one name: an edit renames all approved runs, each with a record', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('12.6', [DRAG], one.car._id);
    await calls.sendAsAdmin('PUT', cars.update, {
      carId: two.car._id,
      name: 'Polo',
      owner: 'Lerato',
      cellphone: '+27821234567',
      drivetrain: 'FWD',
      time: '12.6',
    });
    for (const car of await calls.approved())
      expect(car).toMatchObject({ name: 'Polo', owner: 'Lerato', drivetrain: 'FWD' });
    const records = await server.dataSource.query(
      `SELECT before FROM activity WHERE action = 'update' AND subject_id = $1`,
      [one.car._id],
    );
    expect(records).toEqual([{ before: { name: 'Golf 7 R', owner: 'Thandi', drivetrain: 'AWD' } }]);
  });

  it('is under the rules under which the run that it shows was approved', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('12.6', ['World Facts'], one.car._id);
    const versions = async () =>
      (await server.dataSource.query('SELECT rules_version AS v FROM entries ORDER BY category')).map(
        ({ v }: { v: string }) => v,
      );
    const place = (time: string) =>
      server.dataSource.transaction(async (manager) => {
        await manager.update(CarEntity, { id: two.car._id }, { time });
        const run = await lockRun(manager, two.car._id);
        await server.app.get(BoardEntries, { strict: false }).place(manager, run, [DRAG]);
      });
    const [first = ''] = await versions();
    const rules = { ...FIRST_RULES, general: ['Helmets are worn.'] };
    const next = (await calls.sendAsAdmin('POST', rulesRoutes.publish, rules)).json<BoardRules>();
    await place('12.6');
    expect(await versions()).toEqual([first, first]);
    await place('12.1');
    expect(await versions()).toEqual([next.version, first]);
  });

  it('is not formed by two reviews at the same time into two entries', async () => {
    const first = await runs.approved('12.4', ['World Facts']);
    const ids = await Promise.all(['12.1', '12.2', '12.3'].map((time) => calls.submit({ time })));
    await Promise.all(ids.map((carId) => runs.approve(carId, [DRAG], first.car._id)));
    expect(await runs.board()).toEqual(['Our Drag Races 12.1 0', 'World Facts 12.4 0']);
  });
});

describe('a driver', () => {
  it('is known by the phone number in any spelling, never by the name', async () => {
    await calls.submit({ cellphone: '+27 82 123 4567', name: 'Golf' });
    await calls.submit({ cellphone: '27821234567', name: 'Polo', owner: 'T.' });
    await calls.submit({ cellphone: '+27 83 000 0000', name: 'Golf' });
    const [golf, polo, other] = await calls.pending();
    expect(golf?.driverId).toEqual(expect.any(String));
    expect(polo?.driverId).toBe(golf?.driverId);
    expect(other?.driverId).not.toBe(golf?.driverId);
    expect(new Set([golf?.vehicleId, polo?.vehicleId, other?.vehicleId]).size).toBe(3);
  });

  it('changes with the number of the car', async () => {
    const { code } = await driver.submit();
    await calls.submit({ cellphone: '+27 83 000 0000' });
    await driver.change(submissionRoutes.revise, code, { cellphone: '+27 83 000 0000' });
    const [one, two] = await calls.pending();
    expect(one?.driverId).toBe(two?.driverId);
    expect(await count('drivers')).toBe(1);
  });

  it('sends a new time as a run of the same car, and sees the places of the car', async () => {
    const sent = await driver.submit({ time: '12.4', worldFacts: '12.4', aspiration: 'Turbocharged' });
    await runs.approve(sent._id, [DRAG]);
    const answer = await driver.post(submissionRoutes.newTime, sent.code, {
      time: '12.9',
      proofImage: smallPicture,
    });
    expect(answer.statusCode).toBe(201);
    const { _id, code } = answer.json<{ _id: string; code: string }>();
    expect(await calls.pending()).toMatchObject([{ _id, aspiration: 'Turbocharged' }]);
    const { entries } = await runs.approve(_id, [DRAG]);
    expect(entries).toMatchObject([{ category: DRAG, car: { _id: sent._id, time: '12.4' } }]);
    const status = (await driver.status(code)).json<SubmissionStatus>();
    expect(status.places).toMatchObject([{ category: DRAG, place: 1, of: 1, entryId: entries[0]?._id }]);
  });

  it('is forgotten with the last car, on whichever way it is deleted', async () => {
    const carId = await calls.submit({ cellphone: '+27 84 000 0001' });
    const { code } = await driver.submit({ cellphone: '+27 84 000 0002' });
    expect([await count('drivers'), await count('vehicles')]).toEqual([2, 2]);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId });
    expect([await count('drivers'), await count('vehicles')]).toEqual([1, 1]);
    expect((await driver.post(submissionRoutes.erase, code)).statusCode).toBe(200);
    expect([await count('drivers'), await count('vehicles')]).toEqual([0, 0]);
  });

  it('is forgotten when an approved car is made anonymous, which stays on its board', async () => {
    const { code, _id } = await driver.submit({ cellphone: '+27 84 000 0002' });
    await runs.approve(_id, [DRAG]);
    await driver.post(submissionRoutes.erase, code);
    expect([await count('drivers'), await count('vehicles'), await count('entries')]).toEqual([0, 1, 1]);
  });
});
