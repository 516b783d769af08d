import { describe, expect, test } from '@jest/globals';
import { buildSlipValue } from '@quartermile/core/testing';
import { agreeOnValues, isSlipComplete } from './agree-on-values.js';

const time = (value: string, confidence = 90, lane: 'left' | 'right' | null = null) => [
  buildSlipValue({ value, confidence, lane }),
];
const agreed = (...passes: ReturnType<typeof time>[]) =>
  agreeOnValues(passes).map(({ value, lane, confidence }) => [value, lane, confidence]);

describe('passes over a slip', () => {
  test('that agree are more certain than each of them', () => {
    expect(agreed(time('11.942', 80), time('11.942', 90))).toEqual([['11.942', null, 95]]);
    expect(agreed(time('11.942'), time('11.942'), time('11.942'))).toEqual([['11.942', null, 98]]);
  });

  test('agree on a number, however many zeros it ends in', () => {
    expect(agreed(time('183.80'), time('183.8'))).toHaveLength(1);
  });

  test('give the value of the most certain one, the first of several', () => {
    expect(agreed(time('11.942', 90), time('11.942', 80))).toEqual([['11.942', null, 95]]);
    expect(agreed(time('183.80', 90), time('183.8', 90))).toEqual([['183.80', null, 95]]);
    expect(agreed(time('183.80', 90), time('183.8', 91))).toEqual([['183.8', null, 96]]);
  });

  test('that contradict each other give nothing', () => {
    expect(agreed(time('11.942', 99), time('17.942', 60))).toEqual([]);
    expect(agreed(time('11.942'), time('17.942'), time('11.342'))).toEqual([]);
  });

  test('of which one contradicts the others give nothing', () => {
    expect(agreed(time('11.942'), time('11.942'), time('17.942'))).toEqual([]);
    expect(agreed(time('17.942'), ...Array.from({ length: 4 }, () => time('11.942', 100)))).toEqual([]);
    const date = (value: string) => [buildSlipValue({ figure: 'date', value, unit: null })];
    expect(agreed(date('2026-11-14'), date('2026-11-15'))).toEqual([]);
    expect(agreed(date('2026-11-14'), date('2026-11-14'))).toHaveLength(1);
  });

  test('of which one alone has a value need its full certainty', () => {
    expect(agreed(time('11.942', 99), [])).toEqual([]);
    expect(agreed(time('11.942', 100), [])).toEqual([['11.942', null, 70]]);
  });

  test('that agree with little confidence give nothing', () => {
    expect(agreed(time('11.942', 30), time('11.942', 20))).toEqual([]);
  });

  test('are compared lane by lane', () => {
    const both = (left: string, right: string) => [...time(left, 90, 'left'), ...time(right, 90, 'right')];
    expect(agreed(both('11.9', '12.6'), both('11.9', '12.7'))).toEqual([['11.9', 'left', 95]]);
  });

  test('that see a lane less agree on no value without a lane', () => {
    const both = [...time('11.942', 90, 'left'), ...time('12.601', 90, 'right')];
    expect(agreed(both, both, time('11.942'))).toEqual([
      ['11.942', 'left', 95],
      ['12.601', 'right', 95],
    ]);
  });

  test.each(['left', 'right'] as const)('and see the %s lane agree on no value without one', (lane) => {
    const one = time('11.942', 90, lane);
    expect(agreed(one, time('11.942'), one, time('11.942'))).toEqual([['11.942', lane, 95]]);
  });
});

test('a slip is complete with time, 60 ft and trap speed', () => {
  const all = (['time', 'sixtyFoot', 'trapSpeed'] as const).map((figure) => buildSlipValue({ figure }));
  expect(isSlipComplete(all)).toBe(true);
  for (const one of all) expect(isSlipComplete(all.filter((value) => value !== one))).toBe(false);
});
