import { describe, expect, test } from 'vitest';
import { messages } from '../messages.js';
import { lineageMessages } from './lineage-messages.js';
import { isRecordListWanted, recordListSchema, recordQuerySchema } from './record-lists.js';

describe('a query for records', () => {
  test('may ask for everything, or name a board, a drivetrain and a page', () => {
    expect(recordQuerySchema.parse({})).toEqual({});
    expect(
      recordQuerySchema.parse({ category: 'World Facts', drivetrain: 'AWD', limit: '20', offset: '40' }),
    ).toEqual({ category: 'World Facts', drivetrain: 'AWD', limit: 20, offset: 40 });
  });

  test.each(['FWD', 'AWD', 'RWD', 'all'])('knows the drivetrain %s', (drivetrain) => {
    expect(recordQuerySchema.parse({ drivetrain })).toEqual({ drivetrain });
  });

  test('has pages of 1 to 100 holds, from any offset', () => {
    for (const query of [{ limit: '1' }, { limit: '100' }, { offset: '0' }])
      expect(recordQuerySchema.safeParse(query).success).toBe(true);
  });

  test.each([
    [{ category: 'Fastest' }, messages.car.categoryRequired],
    [{ drivetrain: '4WD' }, lineageMessages.drivetrainUnknown],
    [{ drivetrain: '' }, lineageMessages.drivetrainUnknown],
    [{ limit: '0' }, messages.request.pageSize(100)],
    [{ limit: '101' }, messages.request.pageSize(100)],
    [{ offset: '-1' }, expect.any(String)],
  ])('is refused with %j', (query, message) => {
    expect(recordQuerySchema.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a query selects lists', () => {
  const lists = (['World Facts', 'Our Drag Races'] as const).flatMap((category) =>
    ([null, 'FWD', 'AWD'] as const).map((drivetrain) => ({ category, drivetrain })),
  );
  const selected = (query: Parameters<typeof isRecordListWanted>[0]) =>
    lists
      .filter((list) => isRecordListWanted(query, list))
      .map(({ category, drivetrain }) => `${category}, ${drivetrain ?? 'all'}`);

  test('all of them without a board and a drivetrain', () => {
    expect(selected({})).toHaveLength(lists.length);
  });

  test('of a board', () => {
    expect(selected({ category: 'World Facts' })).toEqual([
      'World Facts, all',
      'World Facts, FWD',
      'World Facts, AWD',
    ]);
  });

  test('of a drivetrain, and of all drivetrains together', () => {
    expect(selected({ drivetrain: 'AWD' })).toEqual(['World Facts, AWD', 'Our Drag Races, AWD']);
    expect(selected({ drivetrain: 'all' })).toEqual(['World Facts, all', 'Our Drag Races, all']);
  });

  test('one by both', () => {
    expect(selected({ category: 'Our Drag Races', drivetrain: 'FWD' })).toEqual(['Our Drag Races, FWD']);
  });
});

describe('a list of holds', () => {
  const holder = { carId: 'c1', name: 'Golf', owner: 'Thandi', image: null, entryId: 'e1' };
  const since = '2026-01-01T00:00:00.000Z';
  const list = {
    category: 'World Facts',
    drivetrain: null,
    total: 2,
    holds: [
      {
        holder,
        since,
        until: null,
        times: [
          { time: '8.9', since, source: 'Top Gear' },
          { time: '8.7', since },
        ],
      },
      { holder: null, since, until: since, times: [], votes: 7 },
    ],
  };

  test('is returned whole, with holders, times and votes', () => {
    expect(recordListSchema.parse(list)).toEqual(list);
  });

  test.each([{ total: -1 }, { total: 0.5 }, { holds: [{ ...list.holds[1], votes: 0 }] }])(
    'cannot have %j',
    (change) => {
      expect(recordListSchema.safeParse({ ...list, ...change }).success).toBe(false);
    },
  );
});
