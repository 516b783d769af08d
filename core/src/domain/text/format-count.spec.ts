import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './format-count.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1\u00a0000'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('%d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('preserves all digits', () => {
  fc.assert(fc.property(fc.nat(), (count) => Number(formatCount(count).replaceAll('\u00a0', '')) === count));
});
