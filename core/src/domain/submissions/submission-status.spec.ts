import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { buildCar } from '../../testing/build-car.js';
import { EXAMPLE_PICTURE } from '../describe-body.js';
import { REASON_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { submissionMessages } from './submission-messages.js';
import {
  informationRequestSchema,
  newTimeSchema,
  submissionRevisionSchema,
  submissionStatusSchema,
} from './submission-status.js';

/** The field and the message of each issue. */
const problemsOf = (schema: z.ZodType, value: unknown): string[][] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('leaves absent fields out of a revision, also those with a default', () => {
  const revision = submissionRevisionSchema.parse({ time: '11.62' });
  expect(JSON.parse(JSON.stringify(revision))).toEqual({ time: '11.62' });
});

it('clears an optional field that is empty, and refuses to clear a required one', () => {
  expect(submissionRevisionSchema.parse({ description: '' })).toMatchObject({ description: null });
  expect(submissionRevisionSchema.safeParse({ name: '' }).error?.issues[0]?.path).toEqual(['name']);
});

it.each([
  [{ name: 7 }, ['name', messages.car.nameRequired]],
  [{ drivetrain: '4WD' }, ['drivetrain', messages.car.drivetrainRequired]],
  [{ time: 'soon' }, ['time', messages.car.timeFormat]],
  [{ email: 'thandi' }, ['email', messages.newsletter.emailInvalid]],
])('refuses %j in a revision with the message of the form', (change, problem) => {
  expect(problemsOf(submissionRevisionSchema, change)).toEqual([problem]);
});

describe('a new time', () => {
  const least = { time: '11.4', proofImage: EXAMPLE_PICTURE };

  it('has the facts of a run, and none of the car', () => {
    const run = newTimeSchema.parse({ ...least, trapSpeed: '196.2', tyres: 'Slick', aspiration: 'Electric' });
    expect(run).toMatchObject({ time: '11.4', tyres: 'Slick', proofImage: EXAMPLE_PICTURE });
    expect(run).not.toHaveProperty('aspiration');
  });

  it('needs a time and its proof', () => {
    expect(problemsOf(newTimeSchema, {}).map(([field]) => field)).toEqual(['time', 'proofImage']);
    expect(problemsOf(newTimeSchema, least)).toEqual([]);
  });
});

describe('a question of the reviewer', () => {
  it('is about a car and says what is missing', () => {
    const question = { carId: 'c1', reason: 'Whose slip is it?' };
    expect(informationRequestSchema.parse({ ...question, reason: ' Whose slip is it? ' })).toEqual(question);
    expect(problemsOf(informationRequestSchema, { ...question, reason: ' ' })).toEqual([
      ['reason', submissionMessages.questionRequired],
    ]);
    expect(problemsOf(informationRequestSchema, { reason: 'x' }).map(([field]) => field)).toEqual(['carId']);
  });

  it('has a longest text', () => {
    const problems = (length: number) =>
      problemsOf(informationRequestSchema, { carId: 'c1', reason: 'x'.repeat(length) });
    expect(problems(REASON_MAX_LENGTH)).toEqual([]);
    expect(problems(REASON_MAX_LENGTH + 1)).toHaveLength(1);
  });
});

describe('the status of a submission', () => {
  const { name, owner, time, worldFacts, drivetrain, description, image } = buildCar();
  const car = { name, owner, time, worldFacts, drivetrain, description, image };
  const status = {
    state: 'pending',
    carId: 'c1',
    sentAt: '2026-11-20T08:00:00.000Z',
    decidedAt: null,
    queue: { place: 2, usualWaitSeconds: 3600 },
    reason: 'Whose slip is it?',
    mayRevise: true,
    car: { ...car, trapSpeed: null, requestedCategories: ['World Facts'], proofImage: null },
    phoneHint: '…67',
    hasEmail: true,
    places: [{ category: 'World Facts', place: 1, of: 3, entryId: 'e1' }],
  };

  it('is returned whole, but without the phone number', () => {
    expect(submissionStatusSchema.parse(status)).toEqual(status);
    const withPhone = { ...status, car: { ...status.car, cellphone: '+27 82 123 4567' } };
    expect(submissionStatusSchema.parse(withPhone)).toEqual(status);
  });

  it('has no car and no queue once it is removed', () => {
    const removed = {
      ...status,
      state: 'removed',
      carId: null,
      car: null,
      queue: null,
      reason: null,
      phoneHint: null,
      places: [],
    };
    expect(submissionStatusSchema.parse(removed)).toEqual(removed);
  });

  it.each([
    { state: 'lost' },
    { queue: { place: 1.5, usualWaitSeconds: null } },
    { places: [{ category: 'World Facts' }] },
  ])('cannot have %j', (change) => {
    expect(submissionStatusSchema.safeParse({ ...status, ...change }).success).toBe(false);
  });
});
