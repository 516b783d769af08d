import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardPath, readBoardQuery } from './board-query.js';

const read = (path: string) => readBoardQuery(new URL(path, 'http://site.test').searchParams);

describe('the address of the leaderboard', () => {
  test('without anything shows all of World Facts', () => {
    expect(read('/leaderboard')).toEqual({
      category: 'World Facts',
      drivetrain: null,
      q: '',
      from: 0,
      others: 40,
    });
  });

  test.each([
    ['/leaderboard?category=Fastest', { category: 'World Facts' }],
    ['/leaderboard?drivetrain=4WD', { drivetrain: null }],
    ['/leaderboard?drivetrain=', { drivetrain: null }],
    ['/leaderboard?others=-3', { others: 40 }],
    ['/leaderboard?others=1e99', { others: 40 }],
    ['/leaderboard?from=0.5', { from: 0 }],
    ['/leaderboard?q=%20golf%20', { q: 'golf' }],
    ['/leaderboard?category=Our+Drag+Races&utm_source=x', { category: 'Our Drag Races' }],
  ])('%s is read as %j', (path, expected) => {
    expect(read(path)).toMatchObject(expected);
  });

  test('is as short as it can be', () => {
    expect(boardPath({ category: 'World Facts', drivetrain: null, q: '', from: 0, others: 40 })).toBe(
      '/leaderboard',
    );
    expect(boardPath({ category: 'Votes by Viewers', drivetrain: 'RWD' })).toBe(
      '/leaderboard?category=Votes+by+Viewers&drivetrain=RWD',
    );
  });

  test('says all of a query', () => {
    const query = fc.record({
      category: fc.constantFrom(...CATEGORIES),
      drivetrain: fc.constantFrom(null, ...DRIVETRAINS),
      q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      from: fc.nat({ max: 10_000 }),
      others: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(read(boardPath(one))).toEqual(one);
      }),
    );
  });
});
