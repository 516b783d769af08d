import { describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { ghostMessages } from './ghost-messages.js';
import { ghostPlaceSchema, ghostQuerySchema } from './ghost-schemas.js';

describe('a query for the place of a time', () => {
  test('has the time in its one form, and a board and drivetrain if they are chosen', () => {
    expect(ghostQuerySchema.parse({ time: '12,40' })).toEqual({ time: '12.4' });
    const chosen = { category: 'World Facts', drivetrain: 'AWD', time: '12.4' };
    expect(ghostQuerySchema.parse(chosen)).toEqual(chosen);
  });

  test.each([
    ['time', undefined, ghostMessages.noTime],
    ['time', 12.4, ghostMessages.noTime],
    ['time', 'soon', ghostMessages.noTime],
    ['time', '0', ghostMessages.noTime],
    ['category', 'Votes by Viewers', ghostMessages.byTime],
    ['category', 'Fastest', ghostMessages.byTime],
    ['drivetrain', '4WD', messages.car.drivetrainRequired],
  ])('is refused with the %s %j', (field, value, message) => {
    const { error } = ghostQuerySchema.safeParse({ time: '12.4', [field]: value });
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
  });
});

describe('a place in a response', () => {
  const place = {
    time: '12.4',
    drivetrain: 'FWD',
    category: 'Our Drag Races',
    position: 12,
    count: 30,
    offTopTen: 0.4,
    neighbour: { side: 'ahead', gap: 0.1, driver: 'Thandi' },
    ofDrivetrain: { position: 3, count: 9 },
    from: 20,
  };

  test.each(['ahead', 'level', 'behind'])('is returned whole, with a neighbour that is %s', (side) => {
    const beside = { ...place, neighbour: { ...place.neighbour, side } };
    expect(ghostPlaceSchema.parse(beside)).toEqual(beside);
  });

  test('has nothing to compare with on an empty board', () => {
    const alone = {
      ...place,
      drivetrain: null,
      offTopTen: null,
      neighbour: null,
      ofDrivetrain: null,
      from: 0,
    };
    expect(ghostPlaceSchema.parse(alone)).toEqual(alone);
  });

  test.each([{ position: 0 }, { count: 0 }, { from: -1 }, { ofDrivetrain: { position: 0, count: 1 } }])(
    'is not %j',
    (change) => {
      expect(ghostPlaceSchema.safeParse({ ...place, ...change }).success).toBe(false);
    },
  );
});
