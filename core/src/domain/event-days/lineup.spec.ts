import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { buildCar } from '../../testing/build-car.js';
import { eventDayMessages as text } from './event-day-messages.js';
import {
  entryListSchema,
  LADDER_SIZES,
  LINEUP_MAX_CARS,
  ladderDrawSchema,
  ladderResultSchema,
  lineupCar,
  lineupSchema,
} from './lineup.js';

const ID = '019aa2ce-0000-7000-8000-00000000000a';
const idOf = (number: number): string => `019aa2ce-0000-7000-8000-${String(number).padStart(12, '0')}`;
const idsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => idOf(at));
/** All issues as "path: message". */
const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a car of an entry list', () => {
  it('has its own id, and name, driver and time of its best run', () => {
    const best = buildCar({ _id: 'run', name: 'Golf 7 R', owner: 'Thandi', time: '11.80', worldFacts: null });
    expect(lineupCar('vehicle', best)).toEqual({
      _id: 'vehicle',
      name: 'Golf 7 R',
      driver: 'Thandi',
      time: '11.80',
    });
  });

  it('has the source of a World Facts time, and none beside a time of its own', () => {
    const facts = { worldFacts: '8.9', worldFactsSource: 'Top Gear' };
    expect(lineupCar('v', buildCar({ ...facts, time: null }))).toMatchObject({
      time: '8.9',
      source: 'Top Gear',
    });
    expect(lineupCar('v', buildCar({ ...facts, time: '9.2' }))).not.toHaveProperty('source');
  });
});

describe('an entry list', () => {
  it('is a list of different cars, whose ids are in lower case', () => {
    expect(entryListSchema.parse({ carIds: [ID.toUpperCase(), idOf(2)] })).toEqual({ carIds: [ID, idOf(2)] });
    expect(entryListSchema.parse({ carIds: [] })).toEqual({ carIds: [] });
  });

  it('has a largest number of cars', () => {
    expect(problemsOf(entryListSchema, { carIds: idsOf(LINEUP_MAX_CARS) })).toEqual([]);
    expect(problemsOf(entryListSchema, { carIds: idsOf(LINEUP_MAX_CARS + 1) })).toEqual([
      `carIds: ${text.entriesTooMany(LINEUP_MAX_CARS)}`,
    ]);
  });

  it('names each car that is listed again, also with its id in capitals, but not the first', () => {
    expect(problemsOf(entryListSchema, { carIds: [ID, idOf(2), ID.toUpperCase(), ID] })).toEqual([
      `carIds.2: ${text.listedTwice}`,
      `carIds.3: ${text.listedTwice}`,
    ]);
  });

  it.each([
    [undefined, `carIds: ${text.entriesExpected}`],
    [ID, `carIds: ${text.entriesExpected}`],
    [[idOf(1), 'golf-7-r'], `carIds.1: ${text.notOnBoard}`],
    [[7], `carIds.0: ${text.notOnBoard}`],
  ])('is not %j', (carIds, problem) => {
    expect(problemsOf(entryListSchema, { carIds })).toEqual([problem]);
  });
});

describe('a request for a ladder', () => {
  it.each([...LADDER_SIZES, null])('can have the size %j', (size) => {
    expect(ladderDrawSchema.parse({ size })).toEqual({ size });
  });

  it.each([0, 5, 32, '8', undefined])('cannot have the size %j', (size) => {
    expect(problemsOf(ladderDrawSchema, { size })).toEqual([`size: ${text.sizeExpected}`]);
  });
});

describe('the result of a race', () => {
  const result = { round: 1, race: 1, winner: ID, times: [12.31, null] };
  const problems = (change: object): string[] => problemsOf(ladderResultSchema, { ...result, ...change });

  it('has a race, a winner or none, and times or none', () => {
    expect(ladderResultSchema.parse(result)).toEqual(result);
    expect(ladderResultSchema.parse({ round: 1, race: 1, winner: null })).toEqual({
      round: 1,
      race: 1,
      winner: null,
      times: [null, null],
    });
  });

  it.each(['round', 'race'])('numbers the %s from 1 up to the places of the largest ladder', (field) => {
    expect([problems({ [field]: 1 }), problems({ [field]: 16 })]).toEqual([[], []]);
    for (const number of [0, 17, 1.5, '1', null])
      expect(problems({ [field]: number })).toEqual([`${field}: ${text.matchExpected}`]);
  });

  it('has times from 0.001 to 999 s', () => {
    expect(problems({ times: [0.001, 999] })).toEqual([]);
    for (const time of [0, 0.0009, 999.001, '12.3']) {
      expect(problems({ times: [time, null] })).toEqual([`times.0: ${text.timeExpected}`]);
      expect(problems({ times: [null, time] })).toEqual([`times.1: ${text.timeExpected}`]);
    }
  });

  it.each([[[12.3]], [12.3], [null]])('has two times, not %j', (times) => {
    expect(problems({ times })).toContain(`times: ${text.timesExpected}`);
  });

  it('has the id of a car as its winner', () => {
    expect(problems({ winner: 1 })).toEqual([`winner: ${text.winnerExpected}`]);
    expect(problems({ winner: undefined })).toEqual([`winner: ${text.winnerExpected}`]);
  });
});

describe('a lineup', () => {
  const car = { _id: ID, name: 'Golf 7 R', driver: 'Thandi', time: '8.9', source: 'Top Gear' };
  const side = { carId: ID, seed: 1, name: 'Golf 7 R', driver: 'Thandi' };
  const removed = { carId: idOf(2), seed: 4, name: null, driver: null };
  const lineup = {
    cars: [car],
    ladder: {
      size: 4,
      rounds: [
        [
          { sides: [side, removed], winner: ID, times: [8.9, null] },
          { sides: ['bye', 'open'], winner: null, times: [null, null] },
        ],
      ],
    },
    pastEventId: null,
  };

  it('is returned whole: cars, rounds with cars, byes and open sides, and the past event', () => {
    expect(lineupSchema.parse(lineup)).toEqual(lineup);
    const over = { cars: [], ladder: null, pastEventId: 'p1' };
    expect(lineupSchema.parse(over)).toEqual(over);
  });

  it('has no race with one side or another kind of side', () => {
    const withSides = (sides: unknown) => ({
      ...lineup,
      ladder: { size: 4, rounds: [[{ sides, winner: null, times: [null, null] }]] },
    });
    expect(lineupSchema.safeParse(withSides(['bye', 'bye'])).success).toBe(true);
    expect(lineupSchema.safeParse(withSides(['bye'])).success).toBe(false);
    expect(lineupSchema.safeParse(withSides(['bye', 'nobody'])).success).toBe(false);
  });
});
