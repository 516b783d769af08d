import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  type CarReviewResult,
  type Problem,
} from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
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
const review = (decision: object) => calls.sendAsAdmin('POST', cars.review, decision);
const find = (list: readonly AdminCar[], id: string) => list.find(({ _id }) => _id === id);

describe('approving a pending car', () => {
  it('places it in each chosen category and leaves evidence', async () => {
    const carId = await calls.submit({ requestedCategories: ['World Facts'] });
    const answer = await review({
      carId,
      action: 'approve',
      categories: ['Votes by Viewers', 'World Facts', 'World Facts'],
    });
    expect(answer.statusCode).toBe(200);
    const { car, entries } = answer.json<CarReviewResult>();
    expect(car).toMatchObject({ _id: carId, status: 'approved', requestedCategories: ['World Facts'] });
    expect(Date.parse(car.reviewedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(entries.map(({ category, votes }) => [category, votes])).toEqual([
      ['World Facts', 0],
      ['Votes by Viewers', 0],
    ]);
    // Entries are those of the board, without the driver and the driver’s side.
    const { submission, driverId, ...onBoard } = car;
    expect(entries[0]?.car).toEqual(onBoard);
    expect(driverId).toEqual(expect.any(String));
    expect(submission).toMatchObject({ informationRequest: null, mayResend: false, notified: null });
    expect(find(await calls.pending(), carId)).toBeUndefined();
    expect(find(await calls.approved(), carId)).toEqual(car);
    expect(await calls.entries()).toEqual(entries);
    expect(await latestActivity()).toMatchObject({
      actor: test.config.adminEmail,
      action: 'approve',
      subject: { type: 'car', id: carId, label: 'Golf 7 R' },
      before: { status: 'pending' },
      after: { status: 'approved', categories: ['World Facts', 'Votes by Viewers'] },
    });
  });

  it('leaves nothing half done when an entry cannot be made', async () => {
    const carId = await calls.submit();
    const before = [await calls.entries(), await latestActivity()];
    await test.dataSource.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'lock_not_available'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW
        WHEN (NEW.category = 'Votes by Viewers') EXECUTE FUNCTION refuse()`);
    const decision = { carId, action: 'approve', categories: ['World Facts', 'Votes by Viewers'] };
    expect((await review(decision)).statusCode).toBe(503);
    expect([await calls.entries(), await latestActivity()]).toEqual(before);
    expect(find(await calls.pending(), carId)).toMatchObject({ status: 'pending', reviewedAt: null });
    await test.dataSource.query('DROP TRIGGER refuse ON entries');
    expect((await review(decision)).statusCode).toBe(200);
  });
});

describe('rejecting a pending car', () => {
  it('takes it out of the queue, with or without a reason', async () => {
    for (const reason of [undefined, 'The slip cannot be read.']) {
      const carId = await calls.submit();
      const answer = await review({ carId, action: 'reject', reason, categories: ['World Facts'] });
      const { car, entries } = answer.json<CarReviewResult>();
      expect(car).toMatchObject({ status: 'rejected', rejectionReason: reason ?? null });
      expect(entries).toEqual([]);
      expect(find(await calls.pending(), carId) ?? find(await calls.approved(), carId)).toBeUndefined();
      expect(await latestActivity()).toMatchObject({ action: 'reject', subject: { id: carId } });
    }
  });
});

describe('deciding twice', () => {
  it.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['reject', 'approve'],
  ])('%s and then %s is refused', async (first, second) => {
    const carId = await calls.submit();
    const decide = (action: string) => review({ carId, action, categories: ['World Facts'] });
    expect((await decide(first)).statusCode).toBe(200);
    const answer = await decide(second);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Problem>()).toMatchObject({
      code: 'already_reviewed',
      detail: 'This car has already been reviewed.',
    });
  });

  it('of twelve who decide at once exactly one wins, and what it says holds', async () => {
    for (let round = 0; round < 5; round++) {
      const carId = await calls.submit();
      const decide = (index: number) =>
        review({ carId, action: index % 2 ? 'approve' : 'reject', categories: ['Our Drag Races'] });
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => decide(index)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json<CarReviewResult>();
      const placed = (await calls.entries()).filter((entry) => entry.car._id === carId);
      expect(placed).toEqual(won?.entries);
      expect(placed).toHaveLength(won?.car.status === 'approved' ? 1 : 0);
    }
  });

  it('with the same key gives the first answer again', async () => {
    const decision = { carId: await calls.submit(), action: 'approve', categories: ['World Facts'] };
    const send = () => calls.sendAsAdmin('POST', cars.review, decision, { 'idempotency-key': 'once' });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
  });
});
