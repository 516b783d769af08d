import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingCases } from '../../testing/ranking-cases.js';
import { rankingTime, rankingTimeText } from './ranking-time.js';

describe('the time a car ranks by', () => {
  test.each([
    [{ time: '9.8', worldFacts: '8.1' }, 9.8],
    [{ time: null, worldFacts: '8.1' }, 8.1],
    [{ time: '', worldFacts: '8.1' }, 8.1],
    [{ time: '9', worldFacts: null }, 9],
    [{ time: null, worldFacts: null }, 999.9],
    [{ time: 'soon', worldFacts: 'n/a' }, 999.9],
    [{ time: null, worldFacts: '0' }, 0],
  ])('of %j is %d s', (car, seconds) => {
    expect(rankingTime(car)).toBe(seconds);
  });

  test('keeps its digits where it is shown', () => {
    expect(rankingTimeText({ time: '9.80', worldFacts: '8.1' })).toBe('9.80');
    expect(rankingTimeText({ time: '', worldFacts: '8.10' })).toBe('8.10');
    expect(rankingTimeText({ time: null, worldFacts: null })).toBeNull();
  });

  test('is the number that its text reads as', () => {
    const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });
    const decimal = fc.tuple(digits(12), fc.constantFrom('', '.', '..', '-', ' ', 'e'), digits(12));
    const text = fc.oneof(
      decimal.map((parts) => parts.join('')),
      fc.constantFrom('.', '.5', '5.', '-0', '1e9'),
    );
    fc.assert(
      fc.property(text, (time) => {
        const seconds = time.trim() === '' ? Number.NaN : Number(time);
        expect(rankingTime({ time, worldFacts: null })).toBe(Number.isFinite(seconds) ? seconds : 999.9);
      }),
      { numRuns: 2000 },
    );
  });

  test('is always a finite number', () => {
    const text = fc.option(fc.string());
    fc.assert(
      fc.property(text, text, (time, worldFacts) => {
        expect(Number.isFinite(rankingTime({ time, worldFacts }))).toBe(true);
      }),
    );
  });
});

test.each(rankingCases)('a car with %j ranks by %d s', (times, seconds) => {
  expect(rankingTime(times)).toBe(seconds);
});
