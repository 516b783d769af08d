import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { NAME_MAX_LENGTH } from '../limits.js';
import { compareStrips, runStripSchema, stripAddSchema, stripSchema, stripUpdateSchema } from './strip.js';
import { stripMessages } from './strip-messages.js';

const tarlton = { name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 };
const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the altitude of a strip', () => {
  const read = (altitude: unknown) => stripUpdateSchema.parse({ altitude }).altitude;

  test.each([
    [1640, 1640],
    ['1640', 1640],
    [' 1640 ', 1640],
    ['0', 0],
    [-5, -5],
    ['-430', -430],
    [-430, -430],
    [4000, 4000],
    ['4000', 4000],
    [null, null],
    ['', null],
    ['  ', null],
  ])('is read from %j', (typed, metres) => {
    expect(read(typed)).toBe(metres);
  });

  test.each([
    -431,
    4001,
    '-431',
    '4001',
    1640.5,
    '1640.5',
    '1 640',
    '1640 m',
    'x1640',
    '+5',
    '01640',
    '--5',
    'high',
    [],
    true,
  ])('is not %j', (altitude) => {
    expect(problemsOf(stripUpdateSchema, { altitude })).toEqual([`altitude: ${stripMessages.altitude}`]);
  });
});

describe('a new strip', () => {
  test('has trimmed texts and an altitude', () => {
    expect(stripAddSchema.parse({ ...tarlton, name: ' Tarlton ' })).toEqual(tarlton);
  });

  test.each([undefined, null, ''])('may have an unknown altitude, as %j', (altitude) => {
    expect(stripAddSchema.parse({ ...tarlton, altitude })).toEqual({ ...tarlton, altitude: null });
  });

  test('needs a name and a place', () => {
    expect(problemsOf(stripAddSchema, { name: ' ' })).toEqual([
      `name: ${stripMessages.nameRequired}`,
      `place: ${stripMessages.placeRequired}`,
    ]);
    expect(problemsOf(stripAddSchema, { ...tarlton, name: 'x'.repeat(NAME_MAX_LENGTH) })).toEqual([]);
    expect(problemsOf(stripAddSchema, { ...tarlton, place: 'x'.repeat(NAME_MAX_LENGTH + 1) })).toHaveLength(
      1,
    );
  });
});

describe('a change of a strip', () => {
  test('leaves absent fields alone', () => {
    expect(stripUpdateSchema.parse({})).toEqual({});
    expect(stripUpdateSchema.parse({ place: 'Gauteng' })).toEqual({ place: 'Gauteng' });
  });

  test('does not clear name or place', () => {
    expect(problemsOf(stripUpdateSchema, { name: '', place: null })).toEqual([
      `name: ${stripMessages.nameRequired}`,
      `place: ${stripMessages.placeRequired}`,
    ]);
  });
});

test('strips are sorted by name, whatever their capitals and accents', () => {
  const sorted = ['Tarlton', 'ODI', 'Zwartkops', 'Érbrand', 'odendaalsrus', 'Eagle']
    .map((name) => ({ name }))
    .toSorted(compareStrips);
  expect(sorted.map(({ name }) => name)).toEqual([
    'Eagle',
    'Érbrand',
    'odendaalsrus',
    'ODI',
    'Tarlton',
    'Zwartkops',
  ]);
  expect(compareStrips({ name: 'ODI' }, { name: 'ODI' })).toBe(0);
});

test('responses have the strip whole, and that of a run without the second id', () => {
  const strip = { _id: 's1', ...tarlton };
  expect(stripSchema.parse({ ...strip, id: 's1', secret: 1 })).toEqual({ ...strip, id: 's1' });
  expect(runStripSchema.parse({ ...strip, id: 's1' })).toEqual(strip);
  expect(runStripSchema.parse({ ...strip, altitude: null })).toEqual({ ...strip, altitude: null });
});
