import { describe, expect, test } from '@jest/globals';
import { type CandidateKind, isPlausible } from './slip-candidate.js';

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
const isBelieved = (kind: CandidateKind, text: string) => isPlausible(kind, Number(text), decimals(text));

describe('a number is believed within the bounds of its kind', () => {
  test.each([
    ['time', ['5.000', '60.000'], ['4.999', '60.001']],
    ['sixtyFoot', ['0.700', '8.000'], ['0.699', '8.001']],
    ['split', ['0.700', '60.000'], ['0.699', '60.001']],
    ['eighthTime', ['2.000', '60.000'], ['1.999', '60.001']],
    // 15 mph are 24 km/h: the unit may not be known yet.
    ['trapSpeed', ['15', '500'], ['14.9', '500.1']],
  ] as const)('%s: %j, but not %j', (kind, inside, outside) => {
    for (const text of inside) expect(isBelieved(kind, text)).toBe(true);
    for (const text of outside) expect(isBelieved(kind, text)).toBe(false);
  });

  test.each(['time', 'sixtyFoot', 'split', 'eighthTime'] as const)(
    '%s: with two to four decimals',
    (kind) => {
      expect(['7.1', '7.12', '7.1234', '7.12345'].map((text) => isBelieved(kind, text))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    },
  );

  test('trap speed: with at most three decimals', () => {
    expect(['183', '183.801', '183.8012'].map((text) => isBelieved('trapSpeed', text))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
