import {
  boardParametersSchema,
  CATEGORIES,
  cleanText,
  DRIVETRAINS,
  defaultBoardQuery,
  OTHER_ENTRIES_MAX,
  toBoardQuery,
} from '@quartermile/core/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardPath, readBoardQuery } from './board-query.js';

const STRIP = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';
const read = (path: string) => readBoardQuery(new URL(path, 'http://site.test').searchParams);

describe('the address of the leaderboard', () => {
  test('without anything shows all of World Facts', () => {
    expect(read('/leaderboard')).toEqual({
      category: 'World Facts',
      drivetrain: null,
      strip: null,
      year: null,
      q: '',
      from: 0,
      others: 40,
    });
  });

  test.each([
    ['/leaderboard?category=Fastest', { category: 'World Facts' }],
    ['/leaderboard?drivetrain=4WD', { drivetrain: null }],
    ['/leaderboard?drivetrain=', { drivetrain: null }],
    ['/leaderboard?strip=Tarlton&year=2026', { strip: null, year: 2026 }],
    [`/leaderboard?strip=${STRIP}`, { strip: STRIP }],
    ['/leaderboard?year=1949', { year: null }],
    ['/leaderboard?year=20.5', { year: null }],
    ['/leaderboard?strip=&year=', { strip: null, year: null }],
    ['/leaderboard?others=-3', { others: 40 }],
    ['/leaderboard?others=1e99', { others: 40 }],
    ['/leaderboard?others=401', { others: 400 }],
    ['/leaderboard?from=0.5', { from: 0 }],
    ['/leaderboard?from=9007199254740991', { from: 1_000_000_000 }],
    ['/leaderboard?q=%00golf', { q: '\ufffdgolf' }],
    ['/leaderboard?q=%20golf%20', { q: 'golf' }],
    ['/leaderboard?category=Our+Drag+Races&utm_source=x', { category: 'Our Drag Races' }],
  ])('%s is read as %j', (path, expected) => {
    expect(read(path)).toMatchObject(expected);
  });

  test('is as short as it can be', () => {
    expect(boardPath(defaultBoardQuery)).toBe('/leaderboard');
    expect(boardPath({ category: 'Votes by Viewers', drivetrain: 'RWD' })).toBe(
      '/leaderboard?category=Votes+by+Viewers&drivetrain=RWD',
    );
  });

  test('says all of a query', () => {
    const query = fc.record({
      category: fc.constantFrom(...CATEGORIES),
      drivetrain: fc.constantFrom(null, ...DRIVETRAINS),
      strip: fc.constantFrom(null, STRIP),
      year: fc.constantFrom(null, 1950, 2026, 9999),
      q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      from: fc.nat({ max: 10_000 }),
      others: fc.integer({ min: 1, max: OTHER_ENTRIES_MAX }),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(read(boardPath(one))).toEqual(one);
      }),
    );
  });

  test('is accepted by the API, whatever it contains', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer().map(String),
      fc.integer({ min: 1940, max: 10_010 }).map(String),
      fc.uuid(),
      fc.constantFrom(...CATEGORIES, ...DRIVETRAINS, '😀'.repeat(101), `${'x'.repeat(199)}😀`),
    );
    const names = fc.constantFrom('category', 'drivetrain', 'strip', 'year', 'q', 'from', 'others');
    fc.assert(
      fc.property(fc.dictionary(names, value), (parameters) => {
        const query = readBoardQuery(new URLSearchParams(parameters));
        const sent = Object.entries(query).filter(([, part]) => part !== null);
        const texts = Object.fromEntries(sent.map(([name, part]) => [name, String(part)]));
        const received = boardParametersSchema.parse({ ...texts, from: String(query.from) });
        // The API searches without what nobody sees.
        expect(toBoardQuery(received)).toEqual({ ...query, q: cleanText(query.q) });
      }),
    );
  });
});
