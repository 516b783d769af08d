import { powerOf, weightOf } from '@quartermile/core/domain';
import { buildAdminCar } from '@quartermile/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureHints, powerHints } from './figure-hints.js';
import {
  POWER_SHARE_SUSPECT,
  SIXTY_FOOT_SHARE_MAX,
  SIXTY_FOOT_SHARE_MIN,
  TRAP_SHARE_MAX,
  TRAP_SHARE_MIN,
} from './hint-limits.js';
import { idealRun, idealTrapSpeed } from './quarter-mile-physics.js';

const run = (time: string | null, trapSpeed: number | null = null, sixtyFoot?: number) => ({
  ...buildAdminCar({ time, trapSpeed }),
  sixtyFoot,
});

describe('figures of a run that fit each other', () => {
  // Published runs: elapsed time (s), trap speed (km/h), 60 ft (s) where it is known.
  test.each([
    ['Tesla Model S Plaid', '9.23', 244.6, 1.51],
    ['Rimac Nevera', '8.58', 269.1, undefined],
    ['Porsche Taycan Turbo S', '10.3', 209.2, undefined],
    ['Honda Civic 2.0', '15.9', 141.6, 2.4],
    ['NHRA Pro Stock', '6.5', 341.2, 0.98],
    ['BMW i3', '15.5', 135.2, 2.2],
    ['Toyota Supra on street tyres', '12.5', 196.3, 2.3],
    ['VW Golf 7 R', '11.8', 185.5, 1.72],
    ['a front-wheel drive with wheelspin', '13.5', 190, 2.6],
    ['a pickup', '17.5', 125.5, 2.5],
  ])('of %s have no hint', (_, time, trap, sixty) => {
    expect(figureHints(run(time, trap, sixty))).toEqual([]);
  });

  test('have no hint in any car between a third and three times the usual power', () => {
    const share = fc.double({ min: 0.14, max: 0.2, noNaN: true });
    const cars = fc.record({
      power: fc.integer({ min: 40, max: 1500 }),
      weight: fc.integer({ min: 600, max: 3000 }),
      share,
    });
    fc.assert(
      fc.property(cars, ({ power, weight, share: part }) => {
        const { seconds, trapSpeed } = idealRun(power, weight);
        const ideal = run(seconds.toFixed(3), Number(trapSpeed.toFixed(2)), seconds * part);
        expect(figureHints(ideal)).toEqual([]);
        expect(powerHints(ideal, { factoryPower: `${power} kW`, factoryWeight: `${weight} kg` })).toEqual([]);
      }),
    );
  });

  test('are not compared with what is missing', () => {
    expect(figureHints(run(null, 400, 19))).toEqual([]);
    expect(figureHints(run('11.8'))).toEqual([]);
    expect(figureHints(run('0.0', 400, 19))).toEqual([]);
  });

  test('lie within the bounds, which are still usual', () => {
    const ideal = idealTrapSpeed(11.8);
    for (const trap of [ideal * TRAP_SHARE_MIN, ideal * TRAP_SHARE_MAX])
      expect(figureHints(run('11.8', trap))).toEqual([]);
    for (const share of [SIXTY_FOOT_SHARE_MIN, SIXTY_FOOT_SHARE_MAX])
      expect(figureHints(run('11.8', null, 11.8 * share))).toEqual([]);
  });
});

describe('figures of a run that do not fit each other', () => {
  test.each([
    ['11.8', 148, 'The trap speed is low for the time: 148 km/h, where a run of 11.8 s has about 186 km/h.'],
    ['11.8', 149, null],
    ['11.8', 232, null],
    ['11.8', 233, 'The trap speed is high for the time: 233 km/h, where a run of 11.8 s has about 186 km/h.'],
    // mph typed as km/h.
    ['11.8', 115, 'The trap speed is low for the time: 115 km/h, where a run of 11.8 s has about 186 km/h.'],
  ])('%s s and %s km/h', (time, trap, hint) => {
    expect(figureHints(run(time, trap))).toEqual(hint === null ? [] : [hint]);
  });

  test.each([
    [1.29, '60 ft in 1.29 s is quick for a run of 11.8 s: 1.30 s is the least that is usual.'],
    [1.3, null],
    [2.95, null],
    [2.96, '60 ft in 2.96 s is slow for a run of 11.8 s: 2.95 s is the most that is usual.'],
  ])('11.8 s and 60 ft in %s s', (sixty, hint) => {
    expect(figureHints(run('11.8', null, sixty))).toEqual(hint === null ? [] : [hint]);
  });
});

describe('a run beyond the power of its car', () => {
  const specs = { factoryPower: '147 kW', factoryWeight: '1 355 kg' };

  test('says what factory power and weight give', () => {
    expect(powerHints(run('10.2', 240), specs)).toEqual([
      'Far quicker than factory power and weight allow: 10.2 s, where 147 kW and 1 355 kg give about 14.8 s.',
      'Far faster than factory power and weight allow: 240 km/h, where 147 kW and 1 355 kg give about 149 km/h.',
    ]);
  });

  test('is one below three quarters of the time, or above four thirds of the speed', () => {
    expect(powerHints(run('11.08', 198), specs)).toEqual([]);
    expect(powerHints(run('11.06', 198), specs)).toHaveLength(1);
    expect(powerHints(run('11.08', 200), specs)).toHaveLength(1);
    const ideal = idealRun(147, 1355);
    const bound = run(String(ideal.seconds * POWER_SHARE_SUSPECT), ideal.trapSpeed / POWER_SHARE_SUSPECT);
    expect(powerHints(bound, specs)).toEqual([]);
  });

  test('quotes the factory figures without the space around them', () => {
    expect(powerHints(run('10.2'), { factoryPower: ' 147 kW ', factoryWeight: ' 1 355 kg ' })).toEqual([
      'Far quicker than factory power and weight allow: 10.2 s, where 147 kW and 1 355 kg give about 14.8 s.',
    ]);
  });

  test('is not looked for without power or weight', () => {
    expect(powerHints(run('5.0', 400), { factoryPower: null, factoryWeight: '1 355 kg' })).toEqual([]);
    expect(powerHints(run('5.0', 400), { factoryPower: '147 kW', factoryWeight: 'light' })).toEqual([]);
    expect(powerHints(run('5.0', 400), { factoryPower: '10 kW', factoryWeight: null })).toEqual([]);
  });
});

describe('the formulas', () => {
  test('agree with published figures: 3,400 lb and 450 hp give 11.4 s and 119 mph', () => {
    const { seconds, trapSpeed } = idealRun(450 * 0.7457, 3400 / 2.20462 - 100);
    expect(seconds).toBeCloseTo(11.43, 1);
    expect(trapSpeed / 1.609344).toBeCloseTo(119.2, 0);
    expect(idealTrapSpeed(seconds)).toBeCloseTo(trapSpeed, 6);
  });

  test.each([
    ['180 kW', 180],
    ['1 408 kW', 1408],
    ['1\u00a0408\u00a0kW at 6 000 rpm', 1408],
    ['241 hp', 179.7],
    ['245PS', 180.2],
    ['147,5 kW', 147.5],
    ['about 180 kW', 180],
    ['245 bhp', 182.7],
    ['180 cv', 132.4],
    ['6000: 180 kW', null],
    ['unknown', null],
    ['180', null],
    ['0 kW', null],
    ['180 Nm', null],
    ['180 constructor', null],
    [null, null],
  ])('power: %s', (words, kw) => {
    const power = powerOf(words);
    if (kw === null) expect(power).toBeNull();
    else expect(power).toBeCloseTo(kw, 1);
  });

  test.each([
    ['1 380 kg', 1380],
    ['1,380 kg', 1380],
    ['1380kg', 1380],
    ['1.38 t', 1380],
    ['12 500 kg', 12_500],
    ['1 012 500 kg', 1_012_500],
    ['3042 lbs', 1379.8],
    ['3,042 lb', 1379.8],
    ['heavy', null],
  ])('weight: %s', (words, kg) => {
    const weight = weightOf(words);
    if (kg === null) expect(weight).toBeNull();
    else expect(weight).toBeCloseTo(kg, 1);
  });
});
