import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { buildEntry } from '../../testing/build-entry.js';
import { LIST_MAX_OFFSET, RUN_YEAR_MAX, RUN_YEAR_MIN } from '../limits.js';
import { messages } from '../messages.js';
import { wholeBoard } from './segment-filter.js';
import {
  SEGMENT_KW_PER_TON_MAX,
  SEGMENT_KW_PER_TON_MIN,
  SEGMENT_WORDS_MAX_LENGTH,
} from './segment-limits.js';
import {
  menuSegmentSchema,
  namedSegmentSchema,
  segmentAddSchema,
  segmentPageQuerySchema,
  segmentPageSchema,
  segmentPlaceSchema,
  segmentSummarySchema,
  segmentUpdateSchema,
} from './segment-payloads.js';
import { segmentProblemMessages as text } from './segment-problem-messages.js';

const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const filterOf = (filter: object) =>
  segmentUpdateSchema.parse({ filter: { words: 'golf', ...filter } }).filter;
const filterProblems = (filter: object) =>
  problemsOf(segmentUpdateSchema, { filter: { words: 'golf', ...filter } });

describe('the filter in a request', () => {
  test.each([
    [SEGMENT_KW_PER_TON_MIN, SEGMENT_KW_PER_TON_MIN],
    [String(SEGMENT_KW_PER_TON_MAX), SEGMENT_KW_PER_TON_MAX],
    [' 100 ', 100],
    [' ', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('has %j kW per ton', (kwPerTon, limit) => {
    expect(filterOf({ kwPerTon })?.kwPerTon).toBe(limit);
  });

  test.each([
    SEGMENT_KW_PER_TON_MIN - 1,
    SEGMENT_KW_PER_TON_MAX + 1,
    '2001',
    '99.5',
    '-50',
    '000100',
    'x100',
    '100x',
    true,
  ])('cannot have %j kW per ton', (kwPerTon) => {
    expect(filterProblems({ kwPerTon })).toEqual([`filter.kwPerTon: ${text.kwPerTonInvalid}`]);
  });

  test.each([RUN_YEAR_MIN, RUN_YEAR_MAX, 'this-year', null])('has the year %j', (year) => {
    expect(filterOf({ year })?.year).toBe(year);
  });

  test.each([RUN_YEAR_MIN - 1, RUN_YEAR_MAX + 1, 'last-year'])('cannot have the year %j', (year) => {
    expect(filterProblems({ year })).toHaveLength(1);
  });

  test.each(['drivetrain', 'aspiration', 'strip'] as const)(
    'has no %s as an empty text, null or absent',
    (field) => {
      for (const none of ['', null, undefined]) expect(filterOf({ [field]: none })?.[field]).toBeNull();
      expect(filterProblems({ [field]: 'other' })).toHaveLength(1);
    },
  );

  test('has words up to a length', () => {
    expect(filterOf({ words: 'x'.repeat(SEGMENT_WORDS_MAX_LENGTH) })?.words).toHaveLength(
      SEGMENT_WORDS_MAX_LENGTH,
    );
    expect(filterProblems({ words: 'x'.repeat(SEGMENT_WORDS_MAX_LENGTH + 1) })).toHaveLength(1);
    expect(filterOf({ words: null, year: 2025 })).toEqual({ ...wholeBoard, year: 2025 });
  });
});

describe('a request', () => {
  const filter = { drivetrain: 'FWD' };

  test('to add a segment needs a name, and says whether it is in the menu and behind which one', () => {
    expect(segmentAddSchema.parse({ name: ' Hatches ', filter, inMenu: true, after: 's1' })).toEqual({
      name: 'Hatches',
      filter: { ...wholeBoard, drivetrain: 'FWD' },
      inMenu: true,
      after: 's1',
    });
    expect(problemsOf(segmentAddSchema, { name: ' ', filter, inMenu: 'yes', after: 1 })).toEqual([
      `name: ${text.nameRequired}`,
      `inMenu: ${text.inMenuInvalid}`,
      `after: ${text.afterInvalid}`,
    ]);
  });

  test('for a page has an offset or none', () => {
    expect(segmentPageQuerySchema.parse({})).toEqual({});
    expect(segmentPageQuerySchema.parse({ offset: '50' })).toEqual({ offset: 50 });
    expect(problemsOf(segmentPageQuerySchema, { offset: '-1' })).toEqual([
      `offset: ${messages.request.offset(LIST_MAX_OFFSET)}`,
    ]);
  });
});

describe('a response has', () => {
  const segment = {
    slug: 'hatches',
    name: 'Hatches',
    filter: {
      ...wholeBoard,
      drivetrain: 'FWD',
      aspiration: 'Turbocharged',
      words: 'golf',
      kwPerTon: 100,
      strip: 's',
    },
    inMenu: true,
  };
  const ids = { _id: 's1', id: 's1' };
  const place = { position: 1, rank: 1, entry: buildEntry() };
  const summary = { ...segment, facts: ['Our Drag Races'], cars: 1, leader: place };

  test.each<[string, z.ZodType, object]>([
    ['a named segment', namedSegmentSchema, { ...ids, ...segment }],
    ['a fixed year', namedSegmentSchema, { ...ids, ...segment, filter: { ...segment.filter, year: 2025 } }],
    [
      'the present year',
      namedSegmentSchema,
      { ...ids, ...segment, filter: { ...wholeBoard, year: 'this-year' } },
    ],
    ['a segment with its leader', segmentSummarySchema, { ...ids, ...summary }],
    ['a built-in segment without cars', segmentSummarySchema, { ...summary, cars: 0, leader: null }],
    ['a page of a segment', segmentPageSchema, { ...summary, places: [place] }],
    ['a segment of the menu', menuSegmentSchema, { slug: 'hatches', name: 'Hatches' }],
    ['the place of a car', segmentPlaceSchema, { slug: 'hatches', name: 'Hatches', place: 1, of: 3 }],
  ])('%s whole', (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  test('no year in other words', () => {
    const filter = { ...wholeBoard, year: 'last-year' };
    expect(namedSegmentSchema.safeParse({ ...ids, ...segment, filter }).success).toBe(false);
  });
});
