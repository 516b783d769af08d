import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminCar,
  apiRoutes,
  type BoardRules,
  type CarReviewResult,
  type Entry,
  EVIDENCE_FIELDS,
  FIRST_RULES,
  FIRST_RULES_VERSION,
  RUN_FACTS,
  rulesRoutes,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import { exportPerson } from '../src/commands/person/export-person.js';
import { carsPersonalData } from '../src/features/submissions/personal-data.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const FACTS = {
  trapSpeed: 178.25,
  runDate: '2026-03-07',
  sixtyFoot: 1.852,
  reactionTime: -0.013,
  tyres: 'Drag radial',
  fuel: 'E85',
  aspiration: 'Turbocharged',
  videoLink: 'https://example.com/run',
} as const;
const REFERENCE = {
  evidence: 'reference',
  evidenceSource: 'Drag Times Weekly',
  evidenceDate: '2025-03-07',
  evidenceLink: 'https://example.com/times',
} as const;
const person = { phoneKey: '27821234567' };

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterEach(async () => {
  for (const { _id } of await approved())
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
});
afterAll(() => test.close());

/** Submits a car, puts it on the board, and returns its id. */
async function placeCar(facts: object): Promise<string> {
  const car = { name: 'Supra', owner: 'Thandi', cellphone: '+27821234567', time: '11.80', drivetrain: 'AWD' };
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, { ...car, ...facts });
  const carId = answer.json<SubmissionReceipt>()._id;
  await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category: 'Our Drag Races' });
  return carId;
}

const approved = async () => (await calls.sendAsAdmin('GET', apiRoutes.cars.approved)).json<AdminCar[]>();
const entries = async () => (await calls.send('GET', apiRoutes.leaderboard.list)).json<Entry[]>();
const listed = async () => (await entries())[0]?.car ?? {};

describe('the facts of a run', () => {
  it('go from the submission to the leaderboard', async () => {
    await placeCar({ ...FACTS, sixtyFoot: '1.852' });
    expect(await listed()).toMatchObject(FACTS);
  });

  it('are absent from responses when they are unknown', async () => {
    await placeCar({ fuel: 'Diesel', sixtyFoot: '' });
    const car = await listed();
    expect(RUN_FACTS.filter((fact) => fact in car)).toEqual(['fuel']);
    const [stored] = await approved();
    expect(RUN_FACTS.filter((fact) => fact in (stored ?? {}))).toEqual(['fuel']);
  });

  it('are edited, cleared, recorded and exported', async () => {
    const carId = await placeCar(FACTS);
    const car = { carId, owner: 'Thandi', cellphone: '+27821234567', time: '11.80', drivetrain: 'AWD' };
    const update = async (change: object) =>
      (await calls.sendAsAdmin('PUT', apiRoutes.cars.update, { ...car, ...change })).json<AdminCar>();
    expect(await update({})).toMatchObject(FACTS);
    const changed = await update({ tyres: 'Slick', fuel: '', runDate: null, trapSpeed: 500 });
    expect(changed).toMatchObject({ tyres: 'Slick', sixtyFoot: 1.852 });
    expect(changed).not.toHaveProperty('fuel');
    expect(changed).not.toHaveProperty('runDate');
    const { cars, activity } = await exportPerson(test.dataSource.manager, person);
    expect(cars).toMatchObject([
      { trap_speed: 500, tyres: 'Slick', fuel: null, sixty_foot: 1.852, reaction_time: -0.013 },
    ]);
    expect(activity?.at(-1)).toMatchObject({
      before: { trapSpeed: 178.25, tyres: 'Drag radial', fuel: 'E85', runDate: '2026-03-07' },
      after: { trapSpeed: 500, tyres: 'Slick', fuel: null, runDate: null },
    });
  });

  it('remain when personal data is erased, except for the video', async () => {
    await placeCar(FACTS);
    await carsPersonalData.erase(test.dataSource.manager, person);
    const [car] = await approved();
    expect(car).toMatchObject({ sixtyFoot: 1.852, runDate: '2026-03-07' });
    expect(car).not.toHaveProperty('videoLink');
  });
});

/** Submits a car and approves it with evidence. */
async function approve(evidence: object): Promise<string> {
  const carId = await calls.submit();
  const decision = { carId, action: 'approve', categories: ['Our Drag Races'], ...evidence };
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
  expect(answer.json<CarReviewResult>().car).toMatchObject({ status: 'approved', ...evidence });
  return carId;
}

const update = async (carId: string, change: object) => {
  const car = { carId, owner: 'Thandi', cellphone: '+27 82 123 4567', time: '11.80', drivetrain: 'AWD' };
  return calls.sendAsAdmin('PUT', apiRoutes.cars.update, { ...car, ...change });
};
const records = async () => (await exportPerson(test.dataSource.manager, person)).activity ?? [];
const evidenceFieldsOf = (car: object | undefined) => EVIDENCE_FIELDS.filter((field) => field in (car ?? {}));

describe('the evidence of a run', () => {
  it('is set by the approval, recorded, and on the leaderboard', async () => {
    await approve(REFERENCE);
    const [entry] = await entries();
    expect(entry?.car).toMatchObject(REFERENCE);
    expect((await records()).find(({ action }) => action === 'approve')).toMatchObject({
      after: { ...REFERENCE, status: 'approved' },
    });
  });

  it('is absent from responses where there is none', async () => {
    await approve({});
    const [entry] = await entries();
    expect(evidenceFieldsOf(entry?.car)).toEqual([]);
    expect(evidenceFieldsOf((await approved())[0])).toEqual([]);
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: entry?.car._id });
    await approve({ evidence: 'gps' });
    expect(evidenceFieldsOf((await entries())[0]?.car)).toEqual(['evidence']);
  });

  it('is changed as a whole, cleared, and unchanged where an edit says nothing', async () => {
    const carId = await approve(REFERENCE);
    expect((await update(carId, { time: '11.70' })).json()).toMatchObject({ ...REFERENCE, time: '11.70' });
    const changed = (await update(carId, { evidence: 'timing-slip' })).json<AdminCar>();
    expect(evidenceFieldsOf(changed)).toEqual(['evidence']);
    expect((await records()).at(-1)).toMatchObject({
      before: REFERENCE,
      after: { evidence: 'timing-slip', evidenceSource: null, evidenceDate: null, evidenceLink: null },
    });
    expect(evidenceFieldsOf((await update(carId, { evidence: null })).json<AdminCar>())).toEqual([]);
    expect(evidenceFieldsOf((await entries())[0]?.car)).toEqual([]);
  });

  it('keeps its kind and date when personal data is erased, and loses source and link', async () => {
    await approve(REFERENCE);
    await carsPersonalData.erase(test.dataSource.manager, person);
    const [car] = await approved();
    expect(evidenceFieldsOf(car)).toEqual(['evidence', 'evidenceDate']);
  });
});

describe('the version of the rules', () => {
  it('of an entry stays when the rules get a new one; later entries have that', async () => {
    const carId = await approve({});
    const before = await calls.send('GET', apiRoutes.leaderboard.list);
    expect(before.body).not.toContain('rulesVersion');
    const rules = { ...FIRST_RULES, general: ['Helmets are worn.'] };
    const { version } = (await calls.sendAsAdmin('POST', rulesRoutes.publish, rules)).json<BoardRules>();
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category: 'World Facts' });
    expect((await entries()).map(({ category, rulesVersion }) => [category, rulesVersion])).toEqual([
      ['World Facts', version],
      ['Our Drag Races', undefined],
    ]);
    const stored = await test.dataSource.query('SELECT rules_version FROM entries ORDER BY created_at');
    expect(stored).toEqual([{ rules_version: FIRST_RULES_VERSION }, { rules_version: version }]);
    const forAdmin = await calls.sendAsAdmin('GET', apiRoutes.leaderboard.list);
    expect(forAdmin.json<Entry[]>()[0]).toMatchObject({ rulesVersion: version });
  });
});
