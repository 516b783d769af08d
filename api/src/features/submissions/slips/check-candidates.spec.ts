import { describe, expect, test } from '@jest/globals';
import { checkCandidates, speedInKmh } from './check-candidates.js';
import type { SlipCandidate } from './slip-candidate.js';

const candidate = (
  kind: SlipCandidate['kind'],
  text: string,
  { unit = null, lane = null }: Partial<Pick<SlipCandidate, 'unit' | 'lane'>> = {},
): SlipCandidate => ({
  ...{ kind, lane, text, value: Number(text), unit, confidence: 95, words: text },
  box: { x: 0.5, y: 0.5, width: 0.1, height: 0.05 },
});
const time = (text: string) => candidate('time', text);
const sixty = (text: string) => candidate('sixtyFoot', text);
const split = (text: string) => candidate('split', text);
const eighth = (text: string) => candidate('eighthTime', text);
const speed = (text: string, unit: SlipCandidate['unit'] = null) => candidate('trapSpeed', text, { unit });
/** What is kept, as "kind text unit". */
const kept = (...candidates: SlipCandidate[]) =>
  checkCandidates(candidates).map(({ kind, text, unit }) => [kind, text, unit].filter(Boolean).join(' '));

describe('the time of a slip', () => {
  test.each([
    ['14.200', '10.000', true],
    ['14.199', '10.000', false],
    ['14.000', '8.000', true],
    ['14.001', '8.000', false],
  ])('%s s after an eighth of a mile in %s s: %s', (quarter, half, isKept) => {
    expect(kept(time(quarter), eighth(half))).toEqual(isKept ? [`time ${quarter}`] : []);
  });

  test('is longer than each intermediate one', () => {
    expect(kept(time('11.942'), split('11.941'))).toEqual(['time 11.942']);
    expect(kept(time('11.942'), split('11.942'))).toEqual([]);
    expect(kept(time('11.942'), split('5.012'), split('11.943'))).toEqual([]);
  });

  test('may be printed twice, but not with two values', () => {
    expect(kept(time('11.942'), time('11.942'))).toEqual(['time 11.942']);
    expect(kept(time('11.942'), time('11.942'), time('11.943'))).toEqual([]);
  });

  test('is compared with the other values of its lane', () => {
    const right = candidate('eighthTime', '9.101', { lane: 'right' });
    expect(kept(candidate('time', '11.942', { lane: 'left' }), right)).toEqual(['time 11.942']);
  });
});

describe('the 60 feet of a slip', () => {
  test.each([
    ['0.800', true],
    ['0.799', false],
    ['3.000', true],
    ['3.001', false],
  ])('%s s of a run of 10 s: %s', (text, isKept) => {
    expect(kept(time('10.000'), sixty(text))).toEqual(
      ['time 10.000'].concat(isKept ? `sixtyFoot ${text}` : []),
    );
  });

  test('are shorter than each intermediate time', () => {
    expect(kept(sixty('5.000'), split('5.001'))).toEqual(['sixtyFoot 5.000']);
    expect(kept(sixty('5.000'), split('5.000'))).toEqual([]);
    expect(kept(sixty('7.842'), eighth('7.701'))).toEqual([]);
  });
});

describe('the speed of a slip', () => {
  test.each([
    ['without a unit is in mph', speed('114.20'), '11.942', ['trapSpeed 114.20 mph']],
    ['without a unit is in km/h', speed('183.8'), '11.942', ['trapSpeed 183.8 km/h']],
    ['without a unit may be in both', speed('151.0'), '11.000', []],
    ['without a unit fits neither', speed('80'), '11.942', []],
    ['with a unit keeps it', speed('114.20', 'mph'), '11.942', ['trapSpeed 114.20 mph']],
    ['of a run that ended early', speed('130', 'km/h'), '10.000', ['trapSpeed 130 km/h']],
    ['of a run that ended too early', speed('129.9', 'km/h'), '10.000', []],
    ['of a run that ended early, without a unit', speed('164.9'), '10.000', ['trapSpeed 164.9 mph']],
    ['that is high for its time', speed('270', 'km/h'), '10.000', ['trapSpeed 270 km/h']],
    ['that is too high for its time', speed('270.1', 'km/h'), '10.000', []],
  ])('%s', (_what, one, seconds, speeds) => {
    expect(kept(time(seconds), one)).toEqual([`time ${seconds}`, ...speeds]);
  });

  test('without a time needs a unit, even where one of them is too fast for any car', () => {
    expect(kept(speed('400'))).toEqual([]);
    expect(kept(speed('114.20', 'mph'))).toEqual(['trapSpeed 114.20 mph']);
    expect(kept(speed('400', 'mph'))).toEqual([]);
  });
});

test.each([
  [100, 'mph', '160.93'],
  [183.8, 'km/h', '183.8'],
  [183.456, 'km/h', '183.46'],
  [183.8, null, '183.8'],
] as const)('%s %s are %s km/h', (value, unit, kmh) => {
  expect(speedInKmh({ value, unit })).toBe(kmh);
});
