import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  type CarReviewResult,
  REJECTED_RETENTION_DAYS,
} from '@quartermile/core/domain';
import { MediaWarmer } from '../src/features/media/index.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { CarCalls } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
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
});

const decide = (carId: string, decision: object) => review({ carId, ...decision });
const approve = (carId: string) => decide(carId, { action: 'approve', categories: ['World Facts'] });
const spyOnWarmer = () => jest.spyOn(test.app.get(MediaWarmer), 'warm').mockReturnValue();
/** The events about a car, oldest first. */
const eventsOf = (carId: string): Promise<unknown[]> =>
  test.dataSource.query(`SELECT type, data FROM admin_events WHERE data ->> 'carId' = $1 ORDER BY seq`, [
    carId,
  ]);

describe('a decision', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('to approve prepares the picture for its visitors, to reject does not', async () => {
    const warm = spyOnWarmer();
    await decide(await calls.submit(), { action: 'reject' });
    expect(warm).not.toHaveBeenCalled();
    const approved = (await approve(await calls.submit())).json<{ car: AdminCar }>().car;
    expect(warm).toHaveBeenCalledTimes(1);
    expect(approved.image).toContain(String(warm.mock.calls[0]?.[0]));
  });

  it('that is repeated prepares nothing', async () => {
    const warm = spyOnWarmer();
    const carId = await calls.submit();
    await approve(carId);
    expect((await approve(carId)).statusCode).toBe(409);
    expect(warm).toHaveBeenCalledTimes(1);
  });

  it('is an event that names it, and reopening is a new submission by the administrator', async () => {
    spyOnWarmer();
    const carId = await calls.submit();
    await decide(carId, { action: 'reject' });
    await calls.sendAsAdmin('POST', cars.reopen, { carId });
    await approve(carId);
    expect(await eventsOf(carId)).toMatchObject([
      { type: 'submission', data: { carId, from: 'visitor' } },
      { type: 'review', data: { carId, decision: 'reject' } },
      { type: 'submission', data: { carId, from: 'admin' } },
      { type: 'review', data: { carId, decision: 'approve' } },
    ]);
  });
});

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
  beforeEach(() => test.dataSource.query('DELETE FROM cars'));

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
  beforeEach(() => test.dataSource.query('DELETE FROM cars'));

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

  it('of eight at once reopens once', async () => {
    const carId = await reject('Supra');
    const before = await countActivity();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reopen(carId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await countActivity()).toBe(before + 1);
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

describe('the pictures of a pending car', () => {
  beforeAll(() => test.dataSource.query('DELETE FROM cars'));

  /** A different picture for each size, in px. */
  const picture = async (size: number) =>
    toDataUrl(await halves({ width: size, height: size }).jpeg().toBuffer());

  /** Names in the moderation queue with the rejected cars that have the same pictures. */
  const seen = async () =>
    (await calls.pending()).map(({ name, seenWithRejected }) => [name, seenWithRejected]);

  it('name the rejected cars that show one of them, as car or as slip', async () => {
    const [car, slip, other] = await Promise.all([picture(40), picture(48), picture(56)]);
    const supra = await calls.submit({ name: 'Supra', image: car, proofImage: slip });
    await calls.submit({ name: 'Golf', image: slip, proofImage: other });
    expect(await seen()).toEqual([
      ['Supra', undefined],
      ['Golf', undefined],
    ]);
    await review({ carId: supra, action: 'reject' });
    const polo = await calls.submit({ name: 'Polo', image: other, proofImage: car });
    await review({ carId: polo, action: 'reject' });
    await calls.submit({ name: 'M2', image: await picture(64), proofImage: await picture(72) });
    expect(await seen()).toEqual([
      ['Golf', ['Polo', 'Supra']],
      ['M2', undefined],
    ]);
  });

  it('are not mentioned by a decision and the approved list', async () => {
    const [golf] = await calls.pending();
    const decision = { carId: golf?._id, action: 'approve', categories: ['World Facts'] };
    const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
    expect(answer.json().car).not.toHaveProperty('seenWithRejected');
    expect((await calls.approved())[0]).not.toHaveProperty('seenWithRejected');
  });
});
