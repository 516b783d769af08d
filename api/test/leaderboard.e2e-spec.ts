import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type ActivityPage,
  type AdminEntry,
  apiRoutes,
  type CarReviewResult,
  type Category,
  type Entry,
  type Problem,
} from '@quartermile/core/domain';
import { MediaWarmer } from '../src/features/media/index.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { board, list, add, vote, delete: remove } = apiRoutes.leaderboard;

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
  const all: Category[] = ['World Facts', 'Our Drag Races', 'Votes by Viewers'];
  await calls.approve(['Our Drag Races', 'World Facts'], { name: 'Polo', time: '12.00', drivetrain: 'FWD' });
  await calls.approve(all, { name: 'Golf 7 R', owner: 'Lerato', time: '9.80', drivetrain: 'AWD' });
  await calls.approve(all, { name: 'Škoda', time: '12.0', drivetrain: 'FWD', description: '100% stock_' });
  await calls.submit({ name: 'Nobody sees me' });
});
afterAll(() => test.close());

const read = async (query = ''): Promise<Entry[]> => (await calls.send('GET', `${list}${query}`)).json();
const names = (entries: readonly Entry[]) => entries.map(({ category, car }) => `${category[0]} ${car.name}`);

describe('the public leaderboard', () => {
  it('holds all entries in their order', async () => {
    expect(names(await read())).toEqual([
      'W Golf 7 R',
      'W Polo',
      'W Škoda',
      'O Golf 7 R',
      'O Polo',
      'O Škoda',
      'V Golf 7 R',
      'V Škoda',
    ]);
  });

  it.each(['nobody', '%00', `${'x'.repeat(5000)}`, "'%00"])(
    'takes any text for the id of an entry: %s',
    async (id) => {
      const answer = await calls.send('GET', `${board}?entry=${id}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ match: null, view: { cars: 3 } });
    },
  );

  it('ranks by votes among the Votes by Viewers', async () => {
    const skoda = (await read()).find(({ category, car }) => category[0] === 'V' && car.name === 'Škoda');
    expect((await calls.send('POST', vote, { entryId: skoda?._id })).json()).toEqual({
      entryId: skoda?._id,
      votes: 1,
    });
    expect(names(await read()).slice(-2)).toEqual(['V Škoda', 'V Golf 7 R']);
  });

  it.each([
    ['?category=World%20Facts', ['W Golf 7 R', 'W Polo', 'W Škoda'], 3],
    ['?category=Our+Drag+Races&drivetrain=FWD', ['O Polo', 'O Škoda'], 2],
    ['?drivetrain=RWD', [], 0],
    ['?q=LERATO&limit=1', ['W Golf 7 R'], 3],
    ['?q=%25', ['W Škoda', 'O Škoda', 'V Škoda'], 3],
    ['?q=_', ['W Škoda', 'O Škoda', 'V Škoda'], 3],
    ['?q=%C5%A1KODA&category=World+Facts', ['W Škoda'], 1],
    ['?q=', undefined, 8],
    ['?limit=2', ['W Golf 7 R', 'W Polo'], 8],
    ['?limit=2&offset=2', ['W Škoda', 'O Golf 7 R'], 8],
    ['?offset=100', [], 8],
    ['?unknown=1&category=World+Facts', ['W Golf 7 R', 'W Polo', 'W Škoda'], 3],
  ])('is narrowed by %s', async (query, expected, total) => {
    const answer = await calls.send('GET', `${list}${query}`);
    if (expected) expect(names(answer.json())).toEqual(expected);
    expect(answer.headers['x-total-count']).toBe(String(total));
  });

  it('says more to the administrator, and refuses a bad token', async () => {
    const [entry] = await calls.entries();
    expect(entry?.car).toMatchObject({ cellphone: '+27 82 123 4567', status: 'approved' });
    expect(entry?.car.proofImage).toMatch(/^\/media\/proof\//);
    const answer = await calls.send('GET', list, undefined, { authorization: 'Bearer nonsense' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'unauthorized']);
    expect((await calls.send('GET', list)).body).not.toContain('proof');
  });
});

describe('adding a car to a category', () => {
  it('approves the car; the second time it gives the entry that is there', async () => {
    const receipt = await calls.sendAsAdmin(
      'POST',
      apiRoutes.cars.submit,
      buildSubmission({ name: 'Direct' }),
    );
    const { _id: carId } = receipt.json();
    const send = () => calls.sendAsAdmin('POST', add, { carId, category: 'Votes by Viewers' });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(first.json<AdminEntry>()).toMatchObject({
      category: 'Votes by Viewers',
      votes: 0,
      car: { _id: carId, status: 'approved' },
    });
    expect(second.json()).toEqual(first.json());
    expect((await calls.approved())[0]?._id).toBe(carId);
    expect(names(await read()).at(-1)).toBe('V Direct');
    const other = await calls.sendAsAdmin('POST', add, { carId, category: 'World Facts' });
    expect([other.statusCode, other.json<AdminEntry>().car]).toEqual([201, first.json<AdminEntry>().car]);
  });

  it('is the decision about a pending car, and recorded once for each category', async () => {
    const warm = jest.spyOn(test.app.get(MediaWarmer, { strict: false }), 'warm').mockReturnValue();
    const carId = await calls.submit({ name: 'Decided' });
    for (const category of ['World Facts', 'World Facts', 'Our Drag Races'])
      await calls.sendAsAdmin('POST', add, { carId, category });
    const answer = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?cars=${carId}`);
    expect(answer.json<ActivityPage>().items).toMatchObject([
      { action: 'add-entry', after: { category: 'Our Drag Races' } },
      { action: 'add-entry', after: { category: 'World Facts', status: 'approved' } },
      { action: 'submit' },
    ]);
    const decisions = `SELECT data FROM admin_events WHERE type = 'review' AND data ->> 'carId' = $1`;
    expect(await test.dataSource.query(decisions, [carId])).toEqual([
      { data: { carId, decision: 'approve' } },
    ]);
    expect(warm).toHaveBeenCalled();
    warm.mockRestore();
  });

  it('shows a better run in the entry that its car has there', async () => {
    const { car, entries } = await calls.approve(['World Facts'], { time: '12.00', worldFacts: '12.00' });
    const run = await calls.submit({ time: '11.00', worldFacts: '11.00' });
    const decision = { carId: run, action: 'approve', categories: ['Our Drag Races'], runOf: car._id };
    const reviewed = await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
    expect(reviewed.json<CarReviewResult>().entries[0]?.car._id).toBe(car._id);
    const answer = await calls.sendAsAdmin('POST', add, { carId: run, category: 'World Facts' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ _id: entries[0]?._id, car: expect.objectContaining({ _id: run }) }),
    ]);
  });

  it('makes one entry of twenty additions at once', async () => {
    const carId = await calls.submit({ name: 'Busy' });
    const send = () => calls.sendAsAdmin('POST', add, { carId, category: 'World Facts' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
    expect(new Set(answers.map((answer) => answer.json<AdminEntry>()._id)).size).toBe(1);
  });

  it('takes a rejected car after all', async () => {
    const carId = await calls.submit({ name: 'Second chance' });
    await calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject', reason: 'Blurred' });
    const answer = await calls.sendAsAdmin('POST', add, { carId, category: 'World Facts' });
    expect(answer.json<AdminEntry>().car).toMatchObject({ status: 'approved', rejectionReason: null });
  });
});

describe('deleting an entry', () => {
  it('takes it off the list and leaves the car approved', async () => {
    const { car, entries } = await calls.approve(['World Facts', 'Our Drag Races'], { name: 'Gone' });
    const [first, second] = entries;
    const answers = [
      await calls.sendAsAdmin('DELETE', remove, { entryId: first?._id }),
      await calls.sendAsAdmin('DELETE', `${remove}?entryId=${second?._id}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { deleted: true }],
      [200, { deleted: true }],
    ]);
    expect(names(await read())).not.toContain('W Gone');
    expect((await calls.approved()).find(({ _id }) => _id === car._id)?.status).toBe('approved');
    const activity = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?limit=1`);
    expect(activity.json<ActivityPage>().items[0]).toMatchObject({
      action: 'delete',
      subject: { type: 'entry', id: second?._id, label: 'Gone' },
      before: { category: 'Our Drag Races', votes: 0 },
      after: null,
    });
    expect((await calls.sendAsAdmin('DELETE', remove, { entryId: first?._id })).statusCode).toBe(404);
  });

  it('takes the id from the query beside an empty object', async () => {
    const { entries } = await calls.approve(['World Facts'], { name: 'Emptied' });
    const answer = await calls.sendAsAdmin('DELETE', `${remove}?entryId=${entries[0]?._id}`, {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(names(await read())).not.toContain('W Emptied');
  });

  it.each(['x', '', '00000000-0000-7000-8000-000000000000'])('knows no %j', async (entryId) => {
    expect((await calls.sendAsAdmin('DELETE', remove, { entryId })).statusCode).toBe(404);
    expect((await calls.sendAsAdmin('DELETE', `${remove}?entryId=${entryId}`)).statusCode).toBe(404);
  });
});
