import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, CAR_UNDO_MINUTES } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars } = apiRoutes;
const OVER = 'This can no longer be undone.';
const PHONE = '+27 82 123 4567';

describe('an undo of a change that added', () => {
  let server: TestApp;
  let calls: CarCalls;
  let carId: string;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'off' });
    calls = await CarCalls.on(server);
  });
  beforeEach(async () => {
    await emptyTables(server, 'cars', 'activity');
    const bare = { name: 'GT-R', owner: 'Sipho', time: '10.9', drivetrain: 'AWD' };
    carId = (await calls.sendAsAdmin('POST', cars.submit, bare)).json()._id;
  });
  afterAll(() => server.close());

  const put = async (route: string, body: object) => {
    const answer = await calls.sendAsAdmin('PUT', route, { carId, ...body });
    const { detail, errors } = answer.json();
    return answer.statusCode === 200
      ? answer.json()
      : [detail, ...errors.map(({ path }: { path: string }) => path)];
  };
  const approve = () =>
    calls.sendAsAdmin('POST', cars.review, { carId, action: 'approve', categories: ['World Facts'] });
  const age = () =>
    server.dataSource.query('UPDATE activity SET at = at - make_interval(mins => $1)', [CAR_UNDO_MINUTES]);
  const edit = { owner: 'Sipho', time: '10.9', drivetrain: 'AWD' };
  const drivers = () =>
    server.dataSource.query('SELECT driver_id FROM vehicles JOIN cars ON vehicle_id = vehicles.id');

  test('the first World Facts time clears it with its source, on the board too', async () => {
    await approve();
    expect(await put(cars.updateWorldFacts, { worldFacts: 9.8 })).toMatchObject({ worldFacts: '9.8' });
    const undone = { worldFacts: null, source: null };
    expect(await put(cars.updateWorldFacts, undone)).toEqual([
      'Please fill in all required fields.',
      'worldFacts',
    ]);
    expect(await put(cars.updateWorldFacts, { ...undone, isUndo: true })).toMatchObject({
      worldFacts: null,
      worldFactsSource: null,
    });
    const list = (await server.inject(apiRoutes.leaderboard.list)).json();
    expect(list).toMatchObject([{ car: { worldFacts: null, worldFactsSource: null, time: '10.9' } }]);
  });

  test('the source of a time that the driver sent leaves that time', async () => {
    const { car } = await calls.approve(['World Facts'], { time: '11.8', worldFacts: '11.8' });
    carId = car._id;
    await put(cars.updateWorldFacts, { worldFacts: 9.8, source: 'A magazine' });
    const former = { worldFacts: '11.8', source: null, isUndo: true };
    expect(await put(cars.updateWorldFacts, former)).toMatchObject({
      worldFacts: '11.8',
      worldFactsSource: null,
    });
    // The time was never absent.
    expect(await put(cars.updateWorldFacts, { ...former, worldFacts: null })).toEqual([OVER, 'worldFacts']);
  });

  test.each([
    ['a phone number', { cellphone: PHONE }, 'cellphone'],
    ['a time', { time: '10.9' }, 'time'],
  ])('%s to a decided car clears it', async (_, added, field) => {
    await server.dataSource.query('UPDATE cars SET time = NULL');
    await approve();
    const before = { ...edit, time: '', [field]: '' };
    expect(await put(cars.update, { ...before, ...added })).toMatchObject(added);
    expect(await put(cars.update, before)).toEqual([expect.any(String), field]);
    expect(await put(cars.update, { ...before, isUndo: true })).toMatchObject({ [field]: null });
    expect(await drivers()).toEqual([{ driver_id: null }]);
  });

  test.each([
    ['a phone number', { cellphone: PHONE }, 'cellphone'],
    ['a time', { time: '10.9' }, 'time'],
  ])('%s to a pending car clears it', async (_, added, field) => {
    await server.dataSource.query('UPDATE cars SET time = NULL');
    expect(await put(cars.correct, added)).toMatchObject(added);
    const cleared = { [field]: null };
    expect(await put(cars.correct, cleared)).toEqual([expect.any(String), field]);
    expect(await put(cars.correct, { ...cleared, isUndo: true })).toMatchObject(cleared);
    expect(await drivers()).toEqual([{ driver_id: null }]);
  });

  test('is recorded like the change', async () => {
    await put(cars.correct, { cellphone: PHONE });
    await put(cars.correct, { cellphone: null, isUndo: true });
    const records = await server.dataSource.query(
      'SELECT action, before, after FROM activity ORDER BY at DESC, id',
    );
    expect(records.slice(0, 2)).toEqual([
      { action: 'correct', before: { cellphone: '…67' }, after: { cellphone: null } },
      { action: 'correct', before: { cellphone: null }, after: { cellphone: '…67' } },
    ]);
  });

  test('clears nothing that was there before, nor after a while', async () => {
    expect(await put(cars.correct, { time: null, isUndo: true })).toEqual([OVER, 'time']);
    await approve();
    expect(await put(cars.update, { ...edit, time: '', isUndo: true })).toEqual([OVER, 'time']);
    await put(cars.update, { ...edit, cellphone: PHONE });
    await put(cars.updateWorldFacts, { worldFacts: 9.8 });
    await age();
    expect(await put(cars.update, { ...edit, isUndo: true })).toEqual([OVER, 'cellphone']);
    const facts = { worldFacts: null, source: null, isUndo: true };
    expect(await put(cars.updateWorldFacts, facts)).toEqual([OVER, 'worldFacts']);
  });

  test('clears nothing of another car', async () => {
    await put(cars.correct, { cellphone: PHONE });
    carId = await calls.submit();
    expect(await put(cars.correct, { cellphone: null, isUndo: true })).toEqual([OVER, 'cellphone']);
  });
});
