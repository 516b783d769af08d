import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  apiPath,
  apiRoutes,
  type CarPage,
  carPageRoutes,
  type DriverPage,
  submissionRoutes,
} from '@quartermile/core/domain';
import { driverCalls } from './harness/calls/driver-calls.js';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars, leaderboard } = apiRoutes;
const PHONE = '+27 82 123 4567';
const UNKNOWN = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

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
beforeEach(() => emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions', 'removed_cars'));
afterAll(() => server.close());

const read = (carId: string) => calls.send('GET', apiPath(carPageRoutes.car, { carId }));
const readDriver = (driverId: string) => calls.send('GET', apiPath(carPageRoutes.driver, { driverId }));
const pageOf = async (carId: string): Promise<CarPage> => {
  const answer = await read(carId);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
};
const codeOf = async (answer: ReturnType<typeof read>) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).code];
};
const edit = { owner: 'Thandi', cellphone: PHONE, drivetrain: 'AWD' };

describe('the page of a car', () => {
  it('has its approved runs with their days, the latest first, its best run and its places', async () => {
    const first = await runs.approved('12.4', [DRAG, 'World Facts']);
    await runs.approve(await calls.submit({ time: '12.9', runDate: '2026-01-05' }), [DRAG], first.car._id);
    const quick = await calls.submit({ time: '11.9', runDate: '2026-02-05', tyres: 'Slick' });
    await runs.approve(quick, [DRAG], first.car._id);
    await calls.submit({ time: '10.1' });
    await runs.vote(entryOf(first)._id);
    const page = await pageOf(first.car.vehicleId);
    expect(page._id).toBe(first.car.vehicleId);
    expect(page.car).toMatchObject({ _id: quick, time: '11.9', owner: 'Thandi', tyres: 'Slick' });
    expect(page.car.image).toMatch(/^\/media\//);
    expect(page.runs.map(({ time, dayOf, isPersonalBest }) => [time, dayOf, isPersonalBest])).toEqual([
      ['12.4', 'approval', false],
      ['11.9', 'run', true],
      ['12.9', 'run', true],
    ]);
    expect(page.runs.map(({ day }) => day)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      '2026-02-05',
      '2026-01-05',
    ]);
    expect(page.places).toEqual([
      { category: 'World Facts', place: 1, of: 1, entryId: first.entries[0]?._id, votes: 0 },
      { category: DRAG, place: 1, of: 1, entryId: entryOf(first)._id, votes: 1 },
    ]);
  });

  it('is found by the id of each of its public runs, and of no other', async () => {
    const first = await runs.approved('12.4');
    const second = await runs.approved('12.9', [DRAG], first.car._id);
    for (const { car } of [first, second]) expect((await pageOf(car._id))._id).toBe(first.car.vehicleId);
    const pending = await calls.submit({ time: '10.1' });
    expect(await codeOf(read(pending))).toEqual([404, 'not_found']);
    for (const id of [UNKNOWN, 'x', '%00']) expect((await read(id)).statusCode).toBe(404);
  });

  it('shows a change at once, and costs nothing while there is none', async () => {
    const first = await runs.approved('12.4');
    const before = await read(first.car.vehicleId);
    const headers = { 'if-none-match': String(before.headers.etag) };
    const path = apiPath(carPageRoutes.car, { carId: first.car.vehicleId });
    expect((await calls.send('GET', path, undefined, headers)).statusCode).toBe(304);
    await runs.approved('12.9', [DRAG], first.car._id);
    expect((await pageOf(first.car.vehicleId)).runs).toHaveLength(2);
    await calls.sendAsAdmin('PUT', cars.update, { ...edit, carId: first.car._id, time: '12.2' });
    expect((await pageOf(first.car.vehicleId)).car.time).toBe('12.2');
  });

  it('has no run that was taken off all boards, while the car is on one', async () => {
    const first = await runs.approved('12.4');
    const second = await runs.approved('11.9', [DRAG], first.car._id);
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: entryOf(first)._id });
    await calls.sendAsAdmin('POST', leaderboard.add, { carId: first.car._id, category: DRAG });
    const page = await pageOf(first.car.vehicleId);
    expect([page.car.time, page.runs.map(({ time }) => time)]).toEqual(['12.4', ['12.4']]);
    expect(await codeOf(read(second.car._id))).toEqual([404, 'not_found']);
  });

  it('has no picture of a run that no board shows', async () => {
    const first = await runs.approved('12.4');
    await runs.approved('12.9', [DRAG], first.car._id);
    const images = (await pageOf(first.car.vehicleId)).runs.map(({ time, image }) => [time, image !== null]);
    expect(images.toSorted()).toEqual([
      ['12.4', true],
      ['12.9', false],
    ]);
  });
});

describe('a car that is gone', () => {
  it('answers 410 once it was deleted, and once its last entry was', async () => {
    const deleted = await runs.approved('12.4');
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: deleted.car._id });
    expect(await codeOf(read(deleted.car.vehicleId))).toEqual([410, 'car_removed']);
    const taken = await runs.approved('12.4', [DRAG, 'World Facts']);
    const [one, other] = taken.entries;
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: one?._id });
    expect((await pageOf(taken.car.vehicleId)).places).toHaveLength(1);
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: other?._id });
    expect(await codeOf(read(taken.car.vehicleId))).toEqual([410, 'car_removed']);
    await calls.sendAsAdmin('POST', leaderboard.add, { carId: taken.car._id, category: DRAG });
    expect((await pageOf(taken.car.vehicleId)).places).toHaveLength(1);
  });

  it('leads to the car that has its runs now, also over several moves', async () => {
    const one = await runs.approved('12.4');
    const two = await runs.approved('12.1', ['World Facts']);
    const three = await runs.approved('11.9');
    await runs.move([one.car._id], two.car._id);
    expect((await pageOf(one.car.vehicleId))._id).toBe(two.car.vehicleId);
    await runs.move([one.car._id, two.car._id], three.car._id);
    expect((await pageOf(one.car.vehicleId))._id).toBe(three.car.vehicleId);
    for (const { car } of [one, two, three])
      await calls.sendAsAdmin('DELETE', cars.delete, { carId: car._id });
    expect(await codeOf(read(one.car.vehicleId))).toEqual([410, 'car_removed']);
  });

  it('leaves nothing but its id', async () => {
    const { car } = await runs.approved('12.4');
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: car._id });
    expect(await server.dataSource.query('SELECT * FROM removed_cars')).toEqual([
      { id: car.vehicleId, moved_to: null, removed_at: expect.any(Date) },
    ]);
  });

  it('was never there if it was never approved', async () => {
    const id = await calls.submit();
    const [{ vehicle_id: vehicleId }] = await server.dataSource.query('SELECT vehicle_id FROM cars');
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: id });
    expect(await codeOf(read(vehicleId))).toEqual([404, 'not_found']);
  });
});

describe('the page of a driver', () => {
  it('has the cars of a phone number, the quickest first, with their best runs', async () => {
    const golf = await runs.approved('12.4');
    await runs.approved('12.9', [DRAG], golf.car._id);
    const polo = await calls.approve([DRAG], { name: 'Polo', time: '11.2', cellphone: '+27821234567' });
    await calls.approve([DRAG], { name: 'Other', time: '10.2', cellphone: '+27 83 555 0000' });
    const { driverId } = await pageOf(golf.car.vehicleId);
    const page = (await readDriver(driverId ?? '')).json<DriverPage>();
    expect(page).toMatchObject({ _id: driverId, name: 'Thandi' });
    expect(page.cars.map(({ _id, car, runs: count }) => [_id, car.name, car.time, count])).toEqual([
      [polo.car.vehicleId, 'Polo', '11.2', 1],
      [golf.car.vehicleId, 'Golf 7 R', '12.4', 2],
    ]);
    expect(page.cars[1]?.places).toMatchObject([{ category: DRAG, place: 3, of: 3, votes: 0 }]);
  });

  it('has the name of the run that was approved last, whenever it was sent', async () => {
    const early = await calls.submit({ name: 'Polo', owner: 'Thandi Maseko' });
    const golf = await calls.approve([DRAG], { owner: 'Thandi M' });
    const { driverId } = await pageOf(golf.car.vehicleId);
    expect((await readDriver(driverId ?? '')).json<DriverPage>().name).toBe('Thandi M');
    await runs.approve(early, [DRAG]);
    expect((await readDriver(driverId ?? '')).json<DriverPage>().name).toBe('Thandi Maseko');
  });

  it('does not exist without a public run, nor for an unknown id', async () => {
    await calls.submit();
    const [{ id }] = await server.dataSource.query('SELECT id FROM drivers');
    for (const one of [id, UNKNOWN, 'x']) expect(await codeOf(readDriver(one))).toEqual([404, 'not_found']);
  });

  it('is not revealed by a phone number that nobody approved', async () => {
    const victim = await calls.approve([DRAG], { name: 'Polo', cellphone: '+27 83 555 0000' });
    const { driverId } = await pageOf(victim.car.vehicleId);
    const sent = await driver.submit({ time: '12.4' });
    const own = await runs.approve(sent._id, [DRAG]);
    expect((await pageOf(own.car.vehicleId)).driverId).not.toBeNull();
    const run = { time: '12.3', proofImage: buildSubmission().proofImage };
    const { code } = (await driver.post(submissionRoutes.newTime, sent.code, run)).json();
    await driver.change(submissionRoutes.revise, code, { cellphone: '+27835550000' });
    // Any public change renews the pages.
    await runs.approved('13.9');
    expect((await pageOf(own.car.vehicleId)).driverId).toBeNull();
    expect((await readDriver(driverId ?? '')).json<DriverPage>().cars).toHaveLength(1);
  });

  it('ends when the driver’s data is erased, while the car stays without a name', async () => {
    const sent = await driver.submit({ time: '12.4' });
    const own = await runs.approve(sent._id, [DRAG]);
    const { driverId } = await pageOf(own.car.vehicleId);
    await driver.change(submissionRoutes.erase, sent.code);
    expect(await codeOf(readDriver(driverId ?? ''))).toEqual([404, 'not_found']);
    expect(await pageOf(own.car.vehicleId)).toMatchObject({ driverId: null, car: { owner: 'Unknown' } });
  });
});
