import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  type Strip,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

describe('a correction of a pending car', () => {
  let server: TestApp;
  let calls: CarCalls;
  let driver: ReturnType<typeof driverCalls>;
  beforeAll(async () => {
    server = await startTestApp();
    calls = await CarCalls.on(server);
    driver = driverCalls(server, calls);
  });
  beforeEach(() => emptyTables(server, 'cars'));
  afterAll(() => server.close());

  const correct = async (carId: string, fields: object): Promise<AdminCar> => {
    const answer = await calls.sendAsAdmin('PUT', apiRoutes.cars.correct, { carId, ...fields });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const only = async (): Promise<AdminCar | undefined> => (await calls.pending())[0];

  test('leaves what was sent visible, in its answer and in the queue, whatever is corrected again', async () => {
    const carId = await calls.submit({ time: '12.40', cellphone: '+27 82 123 4567' });
    await correct(carId, { time: '11.40', name: 'Golf 7.5 R', description: '' });
    const answer = await correct(carId, {
      time: '11.42',
      trapSpeed: 190.5,
      sixtyFoot: '1.8',
      cellphone: '+27 82 123 4599',
    });
    const corrections = [
      { field: 'name', before: 'Golf 7 R', after: 'Golf 7.5 R' },
      { field: 'description', before: 'Stage 2, Tarlton', after: null },
      { field: 'cellphone', before: '…67', after: '…99' },
      { field: 'time', before: '12.40 s', after: '11.42 s' },
      { field: 'trapSpeed', before: null, after: '190.5 km/h' },
      { field: 'sixtyFoot', before: null, after: '1.8 s' },
    ];
    expect(answer.corrections).toEqual(corrections);
    expect((await only())?.corrections).toEqual(corrections);
  });

  test('is recorded each time, and leaves nothing when it is undone', async () => {
    await correct(await calls.submit(), { time: '9.99' });
    const carId = await calls.submit({ time: '12.40' });
    await correct(carId, { time: '11.40' });
    expect(await correct(carId, { time: '12.40' })).not.toHaveProperty('corrections');
    const page = (
      await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?cars=${carId}`)
    ).json<ActivityPage>();
    expect(page.items.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['correct', { time: '11.40' }, { time: '12.40' }],
      ['correct', { time: '12.40' }, { time: '11.40' }],
      ['submit', null, expect.objectContaining({ time: '12.40' })],
    ]);
  });

  test('gives way to what the driver sends after it', async () => {
    const { _id: carId, code } = await driver.submit({ time: '12.40' });
    await correct(carId, { time: '11.40', name: 'Golf 7.5 R' });
    await driver.ask(carId);
    await driver.change(submissionRoutes.revise, code, { time: '11.44' });
    expect(await only()).toMatchObject({
      time: '11.44',
      corrections: [{ field: 'name', before: 'Golf 7 R', after: 'Golf 7.5 R' }],
    });
  });

  test('is in the history of its car with the changes of its entries', async () => {
    const { entries, car } = await calls.approve(['Our Drag Races']);
    await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: entries[0]?._id });
    const again = { carId: car._id, category: 'Our Drag Races' };
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, again);
    await calls.approve(['World Facts']);
    const url = `${apiRoutes.admin.activity}?cars=${car._id}&limit=2`;
    const first = (await calls.sendAsAdmin('GET', url)).json<ActivityPage>();
    const next = (await calls.sendAsAdmin('GET', `${url}&cursor=${first.next}`)).json<ActivityPage>();
    const actions = [...first.items, ...next.items].map(({ action, subject }) => [action, subject.type]);
    expect([actions, next.next]).toEqual([
      [
        ['add-entry', 'car'],
        ['delete', 'entry'],
        ['approve', 'car'],
        ['submit', 'car'],
      ],
      null,
    ]);
  });

  test('changes the strip where it names one, and the description', async () => {
    const added = await calls.sendAsAdmin('POST', stripRoutes.add, { name: 'Tarlton', place: 'Krugersdorp' });
    const carId = await calls.submit();
    expect((await correct(carId, { strip: added.json<Strip>()._id })).strip).toMatchObject({
      name: 'Tarlton',
    });
    const described = await correct(carId, { description: 'Stage 3' });
    expect(described).toMatchObject({ strip: { name: 'Tarlton' }, description: 'Stage 3' });
    expect(await correct(carId, { strip: '' })).not.toHaveProperty('strip');
  });

  test('comes too late after a decision, as a question does', async () => {
    const { car } = await calls.approve(['Our Drag Races']);
    const answers = [
      await calls.sendAsAdmin('PUT', apiRoutes.cars.correct, { carId: car._id, time: '9.99' }),
      await calls.sendAsAdmin('POST', submissionRoutes.requestInformation, {
        carId: car._id,
        reason: 'Where?',
      }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'already_reviewed'],
      [409, 'already_reviewed'],
    ]);
  });

  test('is what is approved', async () => {
    const carId = await calls.submit({ time: '12.40' });
    await correct(carId, { time: '11.40', owner: 'Thandi M', evidence: 'timing-slip' });
    const decision = { carId, action: 'approve', categories: ['Our Drag Races'] };
    const { car, entries } = (await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision)).json();
    expect(car).toMatchObject({ time: '11.40', owner: 'Thandi M', evidence: 'timing-slip' });
    expect(car).not.toHaveProperty('corrections');
    expect(entries).toMatchObject([{ car: { time: '11.40' } }]);
  });

  test('of a phone number changes the driver', async () => {
    const [one, other] = [
      await calls.submit({ cellphone: '+27 82 123 4567' }),
      await calls.submit({ cellphone: '+27 82 765 4321' }),
    ];
    await correct(other, { cellphone: '+27821234567' });
    const drivers = new Map((await calls.pending()).map(({ _id, driverId }) => [_id, driverId]));
    expect(drivers.get(other)).toBe(drivers.get(one));
  });
});
