import { expect, test } from 'vitest';
import { asRecord, fieldOf, firstPresent, isPresent, readNumber, readText } from './json-values.js';

test('an object is a record; a list, null and other values are none', () => {
  expect([{ a: 1 }, [], null, 'a', 7, undefined].map(asRecord)).toEqual([
    { a: 1 },
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('inherited properties are no fields', () => {
  expect([fieldOf({ a: 1 }, 'a'), fieldOf({}, 'constructor')]).toEqual([1, undefined]);
});

test('texts are trimmed, finite numbers are texts, other values are empty', () => {
  const values = [' a ', 7, 0, Number.NaN, Number.POSITIVE_INFINITY, true, null, {}];
  expect(values.map(readText)).toEqual(['a', '7', '0', '', '', '', '', '']);
});

test('numbers are finite numbers and decimal texts', () => {
  const valid = [7, -1.5, '7', ' +7.25 ', '-0.5'];
  expect(valid.map(readNumber)).toEqual([7, -1.5, 7, 7.25, -0.5]);
  const invalid = [
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    '',
    '7x',
    'x7',
    '.5',
    '5.',
    '1e3',
    '0x10',
    true,
    null,
  ];
  expect(invalid.map(readNumber)).toEqual(invalid.map(() => null));
});

test('a value is present unless it is undefined, null or blank', () => {
  expect([0, false, 'a', {}, ''].map(isPresent)).toEqual([true, true, true, true, false]);
  expect([undefined, null, ' '].map(isPresent)).toEqual([false, false, false]);
  expect(firstPresent({ a: ' ', b: null, c: 0, d: 'x' }, ['a', 'b', 'c', 'd'])).toBe(0);
  expect(firstPresent({}, ['a'])).toBeUndefined();
});
