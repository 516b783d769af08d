import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiPath,
  apiRoutes,
  type Entry,
  type Problem,
  type Strip,
  type SubmissionReceipt,
  type SubmissionStatus,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { exportPerson } from '../src/commands/person/export-person.js';
import { lockRun } from '../src/features/runs/lock-runs.js';
import { RevisionService } from '../src/platform/cache/revision.service.js';
import { untilWaiting } from './harness/backends.js';
import { runCalls } from './harness/calls/run-calls.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const car = { name: 'Supra', owner: 'Thandi', cellphone: '+27821234567', time: '11.80', drivetrain: 'AWD' };
const UNKNOWN = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';

let test: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterEach(() =>
  test.dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM cars; DELETE FROM strips');
    await test.app.get(RevisionService).bump(manager);
  }),
);
afterAll(() => test.close());

const addStrip = async (fields: object = {}): Promise<Strip> =>
  (
    await calls.sendAsAdmin('POST', stripRoutes.add, {
      ...{ name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 },
      ...fields,
    })
  ).json();
const update = (id: string, fields: object) =>
  calls.sendAsAdmin('PUT', apiPath(stripRoutes.update, { id }), fields);
const remove = (id: string) => calls.sendAsAdmin('DELETE', apiPath(stripRoutes.delete, { id }));

/** Adds a car to a board, and returns its id. */
async function placeCar(facts: object, category = 'Our Drag Races'): Promise<string> {
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, { ...car, ...facts });
  const carId = answer.json<SubmissionReceipt>()._id;
  await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category });
  return carId;
}
const listed = async (query = ''): Promise<Entry[]> =>
  (await calls.send('GET', `${apiRoutes.leaderboard.list}?${query}`)).json();
const runStrip = ({ _id, name, place, altitude }: Strip) => ({ _id, name, place, altitude });

describe('a strip', () => {
  it('is unique by its name, however it is written, also when two are added at once', async () => {
    const answers = await Promise.all(
      ['Kéy  Strip', 'KEY strip'].map((name) =>
        calls.sendAsAdmin('POST', stripRoutes.add, { name, place: 'Here' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const refusal = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
    expect(refusal).toMatchObject({ code: 'strip_name_taken', errors: [{ path: 'name' }] });
  });

  it('may be renamed to another spelling of its own name', async () => {
    const { _id } = await addStrip();
    const answer = await update(_id, { name: 'TARLTON' });
    expect(answer.json<Strip>()).toMatchObject({ name: 'TARLTON', place: 'Krugersdorp', altitude: 1640 });
  });

  it('cannot be deleted while a run names it, and says so', async () => {
    const { _id } = await addStrip();
    const carId = await placeCar({ strip: _id });
    const refused = await remove(_id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>()).toMatchObject({
      code: 'strip_in_use',
      detail: 'This strip cannot be deleted, because runs name it. Change the strip of these runs first.',
    });
    await calls.sendAsAdmin('PUT', apiRoutes.cars.update, { carId, ...car, strip: '' });
    expect((await remove(_id)).json()).toEqual({ deleted: true });
  });

  it('is either deleted or named by a run that arrives at the same time', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { _id } = await addStrip({ name: `Strip ${turn}` });
      const [submitted, deleted] = await Promise.all([
        calls.sendAsAdmin('POST', apiRoutes.cars.submit, { ...car, strip: _id }),
        remove(_id),
      ]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([submitted.statusCode, deleted.statusCode]);
    }
  });
});

describe('the strip of a run', () => {
  it('goes from the submission to the leaderboard', async () => {
    const strip = await addStrip();
    await placeCar({ strip: strip._id });
    expect((await listed())[0]?.car.strip).toEqual(runStrip(strip));
  });

  it('changes with the list, on the board and in the dashboard', async () => {
    const strip = await addStrip();
    await placeCar({ strip: strip._id });
    await placeCar({ name: 'Golf' });
    await listed();
    await update(strip._id, { name: 'Tarlton International', altitude: null });
    const renamed = { ...runStrip(strip), name: 'Tarlton International', altitude: null };
    expect((await listed()).map((entry) => entry.car.strip)).toEqual([renamed, undefined]);
    const approved = (await calls.sendAsAdmin('GET', apiRoutes.cars.approved)).json<AdminCar[]>();
    expect(approved.flatMap((one) => one.strip ?? [])).toEqual([renamed]);
  });

  it('is edited, cleared, recorded by its name, and exported', async () => {
    const [one, other] = [await addStrip(), await addStrip({ name: 'Killarney' })];
    const carId = await placeCar({ strip: one._id });
    const edit = async (fields: object) =>
      (await calls.sendAsAdmin('PUT', apiRoutes.cars.update, { carId, ...car, ...fields })).json<AdminCar>();
    expect((await edit({ time: '11.70' })).strip).toEqual(runStrip(one));
    expect((await edit({ strip: other._id })).strip).toEqual(runStrip(other));
    const url = `${apiRoutes.admin.activity}?limit=1`;
    const { items } = (await calls.sendAsAdmin('GET', url)).json<ActivityPage>();
    expect(items[0]).toMatchObject({ before: { strip: 'Tarlton' }, after: { strip: 'Killarney' } });
    const { cars } = await exportPerson(test.dataSource.manager, { phoneKey: '27821234567' });
    expect(cars).toMatchObject([{ strip: runStrip(other) }]);
    expect(await edit({ strip: null })).not.toHaveProperty('strip');
  });

  it('is not recorded as changed by an edit that sends it again', async () => {
    const strip = await addStrip();
    const carId = await placeCar({ strip: strip._id });
    const payload = { carId, ...car, time: '11.50', strip: strip._id };
    await calls.sendAsAdmin('PUT', apiRoutes.cars.update, payload);
    const url = `${apiRoutes.admin.activity}?limit=1`;
    const { items } = (await calls.sendAsAdmin('GET', url)).json<ActivityPage>();
    expect(items[0]).toMatchObject({ before: { time: '11.80' }, after: { time: '11.50' } });
    expect(items[0]?.before).not.toHaveProperty('strip');
  });

  it('is refused where the list has none of that id, and nothing is stored', async () => {
    const refused = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, { ...car, strip: UNKNOWN });
    expect(refused.statusCode).toBe(400);
    const message = 'Please select one of the strips.';
    expect(refused.json<Problem>().errors).toEqual([{ path: 'strip', message }]);
    expect(await test.dataSource.query('SELECT FROM cars')).toHaveLength(0);
  });

  it('is shown to its driver, who changes it, and who submits a new time elsewhere', async () => {
    const [one, other] = [await addStrip(), await addStrip({ name: 'Killarney', altitude: 30 })];
    const sent = await buildSubmission();
    const payload = { ...sent, strip: one._id };
    const { _id, code = '' } = (
      await calls.send('POST', apiRoutes.cars.submit, payload)
    ).json<SubmissionReceipt>();
    const status = await calls.send('GET', apiPath(submissionRoutes.status, { code }));
    expect(status.json<SubmissionStatus>().car?.strip).toEqual(runStrip(one));
    const revise = (strip: string) =>
      calls.send('POST', apiPath(submissionRoutes.revise, { code }), { strip });
    expect((await revise(one._id)).statusCode).toBe(400);
    expect((await revise(other._id)).json<SubmissionStatus>().car?.strip).toEqual(runStrip(other));
    const pending = (await calls.sendAsAdmin('GET', apiRoutes.cars.pending)).json<AdminCar[]>();
    expect(pending.find((shown) => shown._id === _id)?.submission?.changes).toEqual([
      { field: 'strip', before: 'Tarlton, Krugersdorp, 1\u00a0640 m', after: 'Killarney, Krugersdorp, 30 m' },
    ]);
    const run = { time: '11.1', proofImage: payload.proofImage, strip: one._id };
    const next = await calls.send('POST', apiPath(submissionRoutes.newTime, { code }), run);
    const { code: nextCode = '' } = next.json<SubmissionReceipt>();
    const shown = await calls.send('GET', apiPath(submissionRoutes.status, { code: nextCode }));
    expect(shown.json<SubmissionStatus>().car?.strip).toEqual(runStrip(one));
  });
});

describe('the strip of a car with several runs', () => {
  it('is that of the run that its entry shows, also in filters', async () => {
    const runs = runCalls(calls);
    const [coast, inland] = [await addStrip({ name: 'Killarney' }), await addStrip()];
    const send = async (time: string, strip: Strip, runDate: string) =>
      calls.submit({ time, worldFacts: time, strip: strip._id, runDate });
    const slow = await runs.approve(await send('12.4', inland, '2025-03-07'), ['Our Drag Races']);
    const quick = await send('11.9', coast, '2026-03-07');
    await runs.approve(quick, ['Our Drag Races'], slow.car._id);
    const found = async (query: string) =>
      (await listed(query)).map(({ car: { time, strip } }) => [time, strip?.name]);
    const best = [['11.9', 'Killarney']];
    expect(await found('')).toEqual(best);
    expect(await found(`strip=${coast._id}&year=2026`)).toEqual(best);
    expect([await found(`strip=${inland._id}`), await found('year=2025')]).toEqual([[], []]);
    const approved = (await calls.sendAsAdmin('GET', apiRoutes.cars.approved)).json<AdminCar[]>();
    expect(approved.map(({ time, strip }) => [time, strip?.name])).toEqual([...best, ['12.4', 'Tarlton']]);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: quick });
    expect(await found(`strip=${inland._id}&year=2025`)).toEqual([['12.4', 'Tarlton']]);
    expect(await found(`strip=${coast._id}`)).toEqual([]);
  });

  it('is renamed while the car is edited, without a deadlock', async () => {
    const runs = runCalls(calls);
    const { _id: strip } = await addStrip();
    const one = await runs.approve(await calls.submit({ time: '12.4', strip }), ['Our Drag Races']);
    const other = await runs.approve(
      await calls.submit({ time: '11.9', strip }),
      ['Our Drag Races'],
      one.car._id,
    );
    const [first = '', last = ''] = [one.car._id, other.car._id].toSorted();
    const renaming = await test.dataSource.transaction(async (manager) => {
      await lockRun(manager, last);
      const answer = update(strip, { name: 'Tarlton International' });
      await untilWaiting(test.dataSource);
      await manager.query(`UPDATE cars SET name = 'Golf' WHERE id = $1`, [first]);
      return { answer };
    });
    expect((await renaming.answer).statusCode).toBe(200);
    const rows = await test.dataSource.query(`SELECT name, strip ->> 'name' AS strip FROM cars ORDER BY id`);
    expect(rows).toMatchObject([
      { name: 'Golf', strip: 'Tarlton International' },
      { strip: 'Tarlton International' },
    ]);
  });
});

describe('the leaderboard by strip and year', () => {
  it('lists the runs of a strip and of a year, for visitors and for the administrator', async () => {
    const [tarlton, killarney] = [await addStrip(), await addStrip({ name: 'Killarney' })];
    await placeCar({ name: 'A', time: '9.1', strip: tarlton._id, runDate: '2025-03-07' });
    await placeCar({ name: 'B', time: '9.2', strip: tarlton._id, runDate: '2026-03-07' });
    await placeCar({ name: 'C', time: '9.3', strip: killarney._id });
    await placeCar({ name: 'D', time: '9.4' });
    const names = (entries: readonly Entry[]) => entries.map((entry) => entry.car.name).join('');
    const asAdmin = async (query: string) =>
      (await calls.sendAsAdmin('GET', `${apiRoutes.leaderboard.list}?${query}`)).json<Entry[]>();
    for (const read of [listed, asAdmin]) {
      expect(names(await read(`strip=${tarlton._id}`))).toBe('AB');
      expect(names(await read('year=2026'))).toBe('B');
      expect(names(await read(`strip=${tarlton._id}&year=2025&drivetrain=AWD&q=thandi`))).toBe('A');
      expect(names(await read(`strip=${killarney._id}&drivetrain=RWD`))).toBe('');
      expect(names(await read(`strip=${UNKNOWN}`))).toBe('');
      expect(names(await read('year=2031'))).toBe('');
    }
  });
});
