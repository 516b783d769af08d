import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type AdminCar, apiRoutes } from '@quartermile/core/domain';
import { MediaWarmer } from '../src/features/media/index.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { review, reopen } = apiRoutes.cars;

let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  calls = await CarCalls.on(server);
});
afterAll(() => server.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const decide = (carId: string, decision: object) => calls.sendAsAdmin('POST', review, { carId, ...decision });
const approve = (carId: string) => decide(carId, { action: 'approve', categories: ['World Facts'] });
const spyOnWarmer = () => jest.spyOn(server.app.get(MediaWarmer), 'warm').mockReturnValue();
/** The events about a car, oldest first. */
const eventsOf = (carId: string): Promise<unknown[]> =>
  server.dataSource.query(`SELECT type, data FROM admin_events WHERE data ->> 'carId' = $1 ORDER BY seq`, [
    carId,
  ]);

describe('a decision', () => {
  test('to approve prepares the picture for its visitors, to reject does not', async () => {
    const warm = spyOnWarmer();
    await decide(await calls.submit(), { action: 'reject' });
    expect(warm).not.toHaveBeenCalled();
    const approved = (await approve(await calls.submit())).json<{ car: AdminCar }>().car;
    expect(warm).toHaveBeenCalledTimes(1);
    expect(approved.image).toContain(String(warm.mock.calls[0]?.[0]));
  });

  test('that is repeated prepares nothing', async () => {
    const warm = spyOnWarmer();
    const carId = await calls.submit();
    await approve(carId);
    expect((await approve(carId)).statusCode).toBe(409);
    expect(warm).toHaveBeenCalledTimes(1);
  });

  test('is an event that names it, and reopening is a new submission by the administrator', async () => {
    spyOnWarmer();
    const carId = await calls.submit();
    await decide(carId, { action: 'reject' });
    await calls.sendAsAdmin('POST', reopen, { carId });
    await approve(carId);
    expect(await eventsOf(carId)).toMatchObject([
      { type: 'submission', data: { carId, from: 'visitor' } },
      { type: 'review', data: { carId, decision: 'reject' } },
      { type: 'submission', data: { carId, from: 'admin' } },
      { type: 'review', data: { carId, decision: 'approve' } },
    ]);
  });
});
