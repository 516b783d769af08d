import { expect, test } from 'vitest';
import { randomKey } from './random-key.js';

test('makes 32 hexadecimal digits, other ones each time', () => {
  const keys = Array.from({ length: 1000 }, randomKey);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(1000);
});
