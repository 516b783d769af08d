import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminCar,
  apiRoutes,
  type Entry,
  RUN_FACTS,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import { exportPerson } from '../src/commands/person/export-person.js';
import { carsPersonalData } from '../src/features/submissions/personal-data.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const FACTS = {
  runDate: '2026-03-07',
  sixtyFoot: 1.852,
  reactionTime: -0.013,
  tyres: 'Drag radial',
  fuel: 'E85',
  aspiration: 'Turbocharged',
  videoLink: 'https://example.com/run',
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
const listed = async () =>
  (await calls.send('GET', apiRoutes.leaderboard.list)).json<Entry[]>()[0]?.car ?? {};

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
    const changed = await update({ tyres: 'Slick', fuel: '', runDate: null });
    expect(changed).toMatchObject({ tyres: 'Slick', sixtyFoot: 1.852 });
    expect(changed).not.toHaveProperty('fuel');
    expect(changed).not.toHaveProperty('runDate');
    const { cars, activity } = await exportPerson(test.dataSource.manager, person);
    expect(cars).toMatchObject([{ tyres: 'Slick', fuel: null, sixty_foot: 1.852, reaction_time: -0.013 }]);
    expect(activity?.at(-1)).toMatchObject({
      before: { tyres: 'Drag radial', fuel: 'E85', runDate: '2026-03-07' },
      after: { tyres: 'Slick', fuel: null, runDate: null },
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
