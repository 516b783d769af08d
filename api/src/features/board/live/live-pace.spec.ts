import { expect, test } from '@jest/globals';
import { livePaceMs } from './live-pace.js';

test.each([
  [1, 1000],
  [2500, 1000],
  [5000, 2000],
])('%i listeners get a message every %i ms at most', (listeners, ms) => {
  expect(livePaceMs(listeners)).toBe(ms);
});
