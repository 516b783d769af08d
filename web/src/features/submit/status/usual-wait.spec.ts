import { expect, it } from 'vitest';
import { describeUsualWait } from './usual-wait.js';

it.each([
  [0, 'usually less than an hour'],
  [1799, 'usually less than an hour'],
  [1800, 'usually about an hour'],
  [5399, 'usually about an hour'],
  [5400, 'usually about 2 hours'],
  [30 * 3600, 'usually about 30 hours'],
  [36 * 3600, 'usually about 2 days'],
  [6.4 * 86_400, 'usually about 6 days'],
])('%d s are %s', (seconds, words) => {
  expect(describeUsualWait(seconds)).toBe(words);
});
