import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { digestValue } from './digest-value.js';

describe('digestValue', () => {
  const digest = (value: unknown): string => digestValue(value).toString('hex');

  test('is independent of key order', () => {
    expect(digest({ a: 1, b: { c: 2, d: [3] } })).toBe(digest({ b: { d: [3], c: 2 }, a: 1 }));
  });

  test('depends on list order, types, and missing keys', () => {
    const values = [
      undefined,
      null,
      '',
      'null',
      0,
      '0',
      false,
      [],
      [[]],
      {},
      [1, 2],
      [2, 1],
      ['1,2'],
      { a: null },
      {
        a: { b: 1 },
      },
      ['a', 'b'],
      ['ab', ''],
      ['a', ['b']],
      { a: 'b' },
      { b: 'b' },
      // Objects inside lists, and texts that imitate the separators.
      [{ a: 'b' }, {}],
      ['a;string:b', 'c'],
      ['a', 'b;string:c'],
      ['1:as1:b'],
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('is equal exactly for equal JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect(digest(one)).toBe(digest(JSON.parse(JSON.stringify(one))));
        expect(digest(one) === digest(other)).toBe(isSame);
      }),
    );
  });
});

/** The JSON value with sorted keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null)
    return value === undefined ? null : JSON.parse(JSON.stringify(value));
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, item]) => [key, 'is', sorted(item)]).concat([['object']]);
}
