import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  DEFAULT_WORLD_FACTS_SOURCE,
  type Problem,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import { CarCalls, mediaFiles } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars } = apiRoutes;

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterAll(() => test.close());

const latestActivity = async () => {
  const answer = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=1`);
  return answer.json<ActivityPage>().items[0];
};
const find = (list: readonly AdminCar[], id: string) => list.find(({ _id }) => _id === id);

describe('editing a car', () => {
  it('changes what the form names and keeps the rest', async () => {
    const { car } = await calls.approve(['World Facts'], { name: 'Polo' });
    const edit = {
      carId: car._id,
      owner: 'Lerato',
      cellphone: '+27 83 000 0001',
      time: '10.05',
      drivetrain: 'FWD',
    };
    const answer = await calls.sendAsAdmin('PUT', cars.update, { ...edit, description: '' });
    expect(answer.statusCode).toBe(200);
    const { carId: _, ...changed } = edit;
    // Another phone number is another driver.
    const { submission: __, driverId, ...onBoard } = answer.json<AdminCar>();
    expect(answer.json<AdminCar>()).toEqual({ ...car, ...changed, description: null, driverId });
    expect(driverId).not.toBe(car.driverId);
    const entry = (await calls.entries()).find(({ car: { _id } }) => _id === car._id);
    // Entries are those of the board, without the driver and the driver's side.
    expect(entry?.car).toEqual(onBoard);
    const renamed = await calls.sendAsAdmin('PUT', cars.update, { ...edit, name: 'Polo GTI' });
    expect(renamed.json<AdminCar>()).toMatchObject({ name: 'Polo GTI', description: null });
  });

  it('keeps phone numbers out of the evidence', async () => {
    const { car } = await calls.approve(['World Facts']);
    const edit = {
      carId: car._id,
      owner: 'Lerato',
      cellphone: '+27 83 000 0001',
      time: '10.05',
      drivetrain: 'FWD',
    };
    await calls.sendAsAdmin('PUT', cars.update, edit);
    const activity = await latestActivity();
    expect(activity).toMatchObject({
      action: 'update',
      before: { owner: 'Thandi', cellphone: '…67', time: '11.80', drivetrain: 'AWD' },
      after: { owner: 'Lerato', cellphone: '…01', time: '10.05', drivetrain: 'FWD' },
    });
    expect(JSON.stringify(activity)).not.toMatch(/000 ?0001|proof/);
  });

  it('requires no phone and no time of a car that has none', async () => {
    const sent = { name: 'Supra', owner: 'Sipho', time: '10.9', drivetrain: 'RWD' };
    const submitted = await calls.sendAsAdmin('POST', cars.submit, sent);
    const carId = submitted.json<SubmissionReceipt>()._id;
    await test.dataSource.query('UPDATE cars SET time = NULL WHERE id = $1', [carId]);
    for (const missing of [{}, { cellphone: '', time: '' }, { cellphone: null, time: null }]) {
      const edit = { carId, owner: 'Sipho N', drivetrain: 'RWD', name: 'Toyota Supra', ...missing };
      const answer = await calls.sendAsAdmin('PUT', cars.update, edit);
      expect(answer.json()).toMatchObject({
        name: 'Toyota Supra',
        owner: 'Sipho N',
        cellphone: null,
        time: null,
      });
    }
    const given = { carId, owner: 'Sipho N', drivetrain: 'RWD', cellphone: '+27830000001', time: '10.8' };
    expect((await calls.sendAsAdmin('PUT', cars.update, given)).json()).toMatchObject({ time: '10.8' });
    const cleared = await calls.sendAsAdmin('PUT', cars.update, { ...given, cellphone: '', time: '' });
    expect([cleared.statusCode, cleared.json<Problem>().errors]).toEqual([
      400,
      [
        { path: 'cellphone', message: 'Please enter a valid phone number' },
        { path: 'time', message: 'Time must be in format: X.X (e.g., 9.8)' },
      ],
    ]);
  });

  it('invents no owner for a car without one', async () => {
    const sent = { name: 'Supra', time: '10.9', drivetrain: 'RWD' };
    const carId = (await calls.sendAsAdmin('POST', cars.submit, sent)).json<SubmissionReceipt>()._id;
    const edit = { carId, owner: 'Unknown', time: '10.8', drivetrain: 'RWD' };
    expect((await calls.sendAsAdmin('PUT', cars.update, edit)).json()).toMatchObject({ owner: 'Unknown' });
    const rows = await test.dataSource.query('SELECT owner, time FROM cars WHERE id = $1', [carId]);
    expect(rows).toEqual([{ owner: null, time: '10.8' }]);
  });

  it.each([
    [9.8, '9.8'],
    ['9.80', '9.80'],
    [0, '0'],
    ['12.125', '12.125'],
  ])('sets the World Facts time %j and its source', async (worldFacts, text) => {
    const carId = await calls.submit({ worldFacts: null });
    const send = (source?: string) =>
      calls.sendAsAdmin('PUT', cars.updateWorldFacts, { carId, worldFacts, source });
    expect((await send('The slip')).json()).toMatchObject({ worldFacts: text, worldFactsSource: 'The slip' });
    expect((await send()).json()).toMatchObject({ worldFactsSource: DEFAULT_WORLD_FACTS_SOURCE });
  });

  it('sets factory figures, keeps absent ones and clears empty ones', async () => {
    const carId = await calls.submit();
    const send = (specs: object) => calls.sendAsAdmin('PUT', cars.updateFactorySpecs, { carId, ...specs });
    await send({ factoryPower: ' 228 kW @ 5500 rpm ', factoryYear: '2016', factoryWeight: '1 476 kg' });
    expect(
      (await send({ factoryPower: '', factoryTorque: '380 Nm', factoryYear: null })).json(),
    ).toMatchObject({
      factoryPower: null,
      factoryTorque: '380 Nm',
      factoryYear: null,
      factoryWeight: '1 476 kg',
    });
    expect((await send({ factoryPower: 'x'.repeat(61) })).statusCode).toBe(400);
    expect((await send({ factoryPower: 228 })).statusCode).toBe(400);
  });
});

describe('deleting a car', () => {
  it('takes its entries, votes and pictures along, by body or by query', async () => {
    for (const byQuery of [false, true]) {
      const { car, entries } = await calls.approve(['World Facts', 'Votes by Viewers']);
      await calls.send('POST', apiRoutes.leaderboard.vote, { entryId: entries[0]?._id });
      const answer = byQuery
        ? await calls.sendAsAdmin('DELETE', `${cars.delete}?carId=${car._id}`)
        : await calls.sendAsAdmin('DELETE', cars.delete, { carId: car._id });
      expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
      const left = await test.dataSource.query(
        'SELECT (SELECT count(*) FROM entries WHERE car_id = $1)::int + (SELECT count(*) FROM votes)::int AS rows',
        [car._id],
      );
      expect(left).toEqual([{ rows: 0 }]);
      expect(find(await calls.approved(), car._id)).toBeUndefined();
      expect(await latestActivity()).toMatchObject({
        action: 'delete',
        subject: { id: car._id },
        before: { name: 'Golf 7 R', entries: [{ category: 'World Facts', votes: 1 }, { votes: 0 }] },
        after: null,
      });
      expect((await calls.sendAsAdmin('DELETE', cars.delete, { carId: car._id })).statusCode).toBe(404);
    }
  });

  it.each([{}, { other: 'field' }])('takes the id from the query beside the body %j', async (body) => {
    const { car } = await calls.approve(['World Facts']);
    const answer = await calls.sendAsAdmin('DELETE', `${cars.delete}?carId=${car._id}`, body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(find(await calls.approved(), car._id)).toBeUndefined();
  });

  it('goes by the body where body and query name different cars', async () => {
    const [named, other] = [await calls.approve(['World Facts']), await calls.approve(['World Facts'])];
    const url = `${cars.delete}?carId=${other.car._id}`;
    expect((await calls.sendAsAdmin('DELETE', url, { carId: null })).statusCode).toBe(400);
    expect((await calls.sendAsAdmin('DELETE', url, { carId: named.car._id })).statusCode).toBe(200);
    expect(find(await calls.approved(), named.car._id)).toBeUndefined();
    expect(find(await calls.approved(), other.car._id)).toBeDefined();
  });

  it('takes its pictures when no other car shows them', async () => {
    for (const { _id } of [...(await calls.pending()), ...(await calls.approved())]) {
      await calls.sendAsAdmin('DELETE', cars.delete, { carId: _id });
    }
    await test.dataSource.query('DELETE FROM cars');
    const [one, other] = [await calls.approve(['World Facts']), await calls.submit()];
    const image = one.car.image ?? '';
    expect((await calls.send('GET', image)).statusCode).toBe(200);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: one.car._id });
    expect((await calls.send('GET', image)).statusCode).toBe(404);
    const link = find(await calls.pending(), other)?.image ?? '';
    expect((await calls.send('GET', link)).statusCode).toBe(200);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: other });
    expect((await calls.send('GET', link)).statusCode).toBe(404);
    expect(await mediaFiles(test)).toEqual([]);
  });
});
