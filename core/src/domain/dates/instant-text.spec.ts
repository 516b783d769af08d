import { describe, expect, test } from 'vitest';
import { instantText } from './instant-text.js';

const schema = instantText('When?');
const problems = (value: unknown) => [
  ...new Set(schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
];

describe('an instant', () => {
  test.each([
    '2026-11-23T12:15:00.000Z',
    '2026-11-23T12:15:00Z',
    '2026-11-23T14:15:00+02:00',
    '1970-01-01T00:00:00.001Z',
  ])('is read from %s', (text) => {
    expect(schema.parse(text)).toBe(text);
  });

  test.each([
    ['', 'no text'],
    ['2026-11-23', 'a day'],
    ['2026-11-23T12:15:00', 'a time without a zone'],
    ['2026-02-30T12:15:00Z', 'a day that does not exist'],
    ['1970-01-01T00:00:00Z', 'the beginning of 1970'],
    ['1969-12-31T23:59:59Z', 'an earlier year'],
    [1_795_000_000_000, 'a number'],
    [null, 'nothing'],
  ])('is not read from %j: %s', (value, _what) => {
    expect(problems(value)).toEqual(['When?']);
  });
});
