import { describe, expect, test } from '@jest/globals';
import { lineageMessages, messages } from '@quartermile/core/domain';
import type * as z from 'zod';
import { PUBLIC_PAGE_MAX, PUBLIC_PAGE_SIZE_MAX } from './public-api-limits.js';
import { publicApiMessages as text } from './public-api-messages.js';
import {
  publicEntryQuerySchema,
  publicEventQuerySchema,
  publicPageQuerySchema,
  publicRecordQuerySchema,
} from './public-api-queries.js';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const FIRST = { page: 1, page_size: 50 };

describe.each<[string, z.ZodType, object]>([
  ['a list', publicPageQuerySchema, FIRST],
  ['entries', publicEntryQuerySchema, FIRST],
  ['records', publicRecordQuerySchema, FIRST],
  ['events', publicEventQuerySchema, { ...FIRST, when: 'upcoming' }],
])('the parameters of %s', (_, schema, defaults) => {
  test('are those of the first page by default', () => {
    expect(schema.parse({})).toEqual(defaults);
  });

  test('select a page, its size and its format', () => {
    const most = { page: `${PUBLIC_PAGE_MAX}`, page_size: `${PUBLIC_PAGE_SIZE_MAX}`, format: 'csv' };
    expect(schema.parse(most)).toMatchObject({
      page: PUBLIC_PAGE_MAX,
      page_size: PUBLIC_PAGE_SIZE_MAX,
      format: 'csv',
    });
    expect(schema.parse({ page: '1', page_size: '1', format: 'json' })).toMatchObject({
      page: 1,
      page_size: 1,
      format: 'json',
    });
  });

  test.each([
    [{ page: '0' }, text.page],
    [{ page: `${PUBLIC_PAGE_MAX + 1}` }, text.page],
    [{ page_size: '0' }, messages.request.pageSize(PUBLIC_PAGE_SIZE_MAX)],
    [{ page_size: `${PUBLIC_PAGE_SIZE_MAX + 1}` }, messages.request.pageSize(PUBLIC_PAGE_SIZE_MAX)],
    [{ format: 'xml' }, text.format],
  ])('are not %j', (query, message) => {
    expect(messageOf(schema, query)).toBe(message);
  });
});

test('entries can be filtered by drivetrain, strip, year and words', () => {
  const strip = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';
  const query = { drivetrain: 'AWD', strip, year: '2026', q: ' golf ' };
  expect(publicEntryQuerySchema.parse(query)).toEqual({ ...FIRST, ...query, year: 2026, q: 'golf' });
});

describe('records', () => {
  test('can be filtered by board and drivetrain', () => {
    expect(publicRecordQuerySchema.parse({ board: 'our-drag-races', drivetrain: 'AWD' })).toEqual({
      ...FIRST,
      board: 'Our Drag Races',
      drivetrain: 'AWD',
    });
  });

  test('of all drivetrains together can be selected', () => {
    expect(publicRecordQuerySchema.parse({ drivetrain: 'all' }).drivetrain).toBe('all');
  });

  test.each([
    [{ board: 'votes-by-viewers' }, text.recordBoard],
    [{ board: 'Our Drag Races' }, text.recordBoard],
    [{ drivetrain: '4WD' }, lineageMessages.drivetrainUnknown],
  ])('cannot be filtered by %j', (query, message) => {
    expect(messageOf(publicRecordQuerySchema, query)).toBe(message);
  });
});

test('events are those to come or all', () => {
  expect(publicEventQuerySchema.parse({ when: 'upcoming' }).when).toBe('upcoming');
  expect(publicEventQuerySchema.parse({ when: 'all' }).when).toBe('all');
  expect(messageOf(publicEventQuerySchema, { when: 'past' })).toBe(text.when);
});
