import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  type Problem,
  REJECTED_RETENTION_DAYS,
} from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { cars } = apiRoutes;

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
beforeEach(() => test.dataSource.query('DELETE FROM cars'));
afterAll(() => test.close());

const rejected = async () => (await calls.sendAsAdmin('GET', cars.rejected)).json<AdminCar[]>();
const reopen = (carId: unknown, headers = {}) => calls.sendAsAdmin('POST', cars.reopen, { carId }, headers);
const reject = async (name: string, reason?: string): Promise<string> => {
  const carId = await calls.submit({ name });
  const answer = await calls.sendAsAdmin('POST', cars.review, { carId, action: 'reject', reason });
  if (answer.statusCode !== 200) throw new Error(`review answered ${answer.statusCode}`);
  return carId;
};
const countActivity = async (): Promise<number> => {
  const [row] = await test.dataSource.query('SELECT count(*)::int AS count FROM activity');
  return row.count;
};

describe('the rejected cars', () => {
  it('are listed with reason and date, the newest rejection first', async () => {
    const before = Date.now();
    await reject('Polo');
    await reject('Supra', 'The slip cannot be read.');
    await calls.submit({ name: 'Pending' });
    await calls.approve(['World Facts'], { name: 'Approved' });
    const listed = await rejected();
    expect(listed.map(({ name, rejectionReason, status }) => [name, rejectionReason, status])).toEqual([
      ['Supra', 'The slip cannot be read.', 'rejected'],
      ['Polo', null, 'rejected'],
    ]);
    for (const { reviewedAt } of listed) {
      expect(Date.parse(reviewedAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
    }
  });
});

describe('reopening a rejected car', () => {
  it('makes it pending again and leaves evidence', async () => {
    const carId = await reject('Supra', 'The slip cannot be read.');
    const answer = await reopen(carId);
    expect(answer.statusCode).toBe(200);
    const car = answer.json<AdminCar>();
    expect(car).toMatchObject({ status: 'pending', rejectionReason: null, reviewedAt: null, name: 'Supra' });
    expect(await rejected()).toEqual([]);
    expect(await calls.pending()).toMatchObject([{ _id: carId }]);
    const activity = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=1`);
    expect(activity.json<ActivityPage>().items[0]).toMatchObject({
      actor: test.config.adminEmail,
      action: 'reopen',
      subject: { type: 'car', id: carId, label: 'Supra' },
      before: { status: 'rejected', rejectionReason: 'The slip cannot be read.' },
      after: { status: 'pending', rejectionReason: null },
    });
  });

  it('can be decided anew', async () => {
    const carId = await reject('Supra');
    await reopen(carId);
    const decision = { carId, action: 'approve', categories: ['World Facts'] };
    expect((await calls.sendAsAdmin('POST', cars.review, decision)).statusCode).toBe(200);
  });

  it('is refused for a car that is not rejected', async () => {
    const approved = (await calls.approve(['World Facts'])).car._id;
    for (const carId of [await calls.submit(), approved]) {
      const answer = await reopen(carId);
      expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
        409,
        { code: 'not_rejected', detail: 'This car is not rejected.' },
      ]);
    }
    expect((await reopen('nobody')).statusCode).toBe(404);
    expect((await reopen(undefined)).statusCode).toBe(400);
  });

  it('of eight at once reopens once', async () => {
    const carId = await reject('Supra');
    const before = await countActivity();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reopen(carId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await countActivity()).toBe(before + 1);
  });

  it('with the same key gives the first answer again', async () => {
    const carId = await reject('Supra');
    const headers = { 'idempotency-key': 'reopened once' };
    const [first, second] = [await reopen(carId, headers), await reopen(carId, headers)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
  });

  it('starts the time after which a rejection is forgotten anew', async () => {
    const age = (carId: string) =>
      test.dataSource.query(
        'UPDATE cars SET created_at = now() - make_interval(days => $1), reviewed_at = reviewed_at - make_interval(days => $1) WHERE id = $2',
        [REJECTED_RETENTION_DAYS + 1, carId],
      );
    const [reopened, again, left] = [await reject('Reopened'), await reject('Again'), await reject('Left')];
    for (const carId of [reopened, again, left]) await age(carId);
    for (const carId of [reopened, again]) await reopen(carId);
    await calls.sendAsAdmin('POST', cars.review, { carId: again, action: 'reject' });
    await test.app.get(JobsService, { strict: false }).runNow('rejected-cars');
    expect((await calls.pending()).map(({ name }) => name)).toEqual(['Reopened']);
    expect((await rejected()).map(({ name }) => name)).toEqual(['Again']);
  });
});
