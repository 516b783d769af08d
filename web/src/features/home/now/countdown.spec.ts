import { DAY_MS } from '@quartermile/core/domain';
import { describe, expect, it } from 'vitest';
import { countdownWords } from './countdown.js';

const MIDNIGHT = Date.parse('2026-12-05T00:00:00+02:00');
const HOUR_MS = DAY_MS / 24;

describe('the time until a day', () => {
  it.each([
    [0, 'today'],
    [23 * HOUR_MS, 'today'],
    [-1, 'tomorrow'],
    [-DAY_MS, 'tomorrow'],
    [-DAY_MS - 1, 'in 2 days'],
    [-3 * DAY_MS, 'in 3 days'],
    [-13 * DAY_MS, 'in 13 days'],
    [-14 * DAY_MS, 'in 2 weeks'],
    [-59 * DAY_MS, 'in 8 weeks'],
    [-60 * DAY_MS, 'in 2 months'],
    [DAY_MS, null],
  ])('at %i ms from its start is %s', (from, words) => {
    expect(countdownWords(MIDNIGHT, MIDNIGHT + from)).toBe(words);
  });
});
