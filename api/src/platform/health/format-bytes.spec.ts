import { expect, test } from '@jest/globals';
import { formatBytes } from './format-bytes.js';

test.each([
  [0, '0 bytes'],
  [-5, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1449, '1.4 kB'],
  [12_345, '12 kB'],
  [999_600, '1 MB'],
  [32 * 1024 * 1024, '34 MB'],
  [2_000_000_000, '2 GB'],
  [74_100_000_000, '74 GB'],
  [5e15, '5000 TB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
