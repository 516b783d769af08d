import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUARTER_MILE_M, racePosition } from './race-position.js';
import { raceResult } from './race-result.js';
import { type RaceRun, raceRunOf } from './race-run.js';

const SIXTY_FEET_M = 18.288;
const optional = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }));
const runs = fc.record({
  time: fc.double({ min: 3, max: 40, noNaN: true }),
  sixtyFoot: optional(0.5, 20),
  trapSpeed: optional(30, 500),
});
const run = (time: number, more: Partial<RaceRun> = {}): RaceRun => ({
  time,
  sixtyFoot: null,
  trapSpeed: null,
  ...more,
});

describe('the position in a race', () => {
  test('starts at the line, ends at the finish and never goes back', () => {
    fc.assert(
      fc.property(
        runs,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }),
        (one, shares) => {
          const metres = shares.toSorted((a, b) => a - b).map((share) => racePosition(one, share * one.time));
          expect(metres.every((at) => at >= 0 && at <= QUARTER_MILE_M + 1e-6)).toBe(true);
          for (const [index, at] of metres.entries())
            expect(at).toBeGreaterThanOrEqual((metres[index - 1] ?? 0) - 1e-6);
          expect(racePosition(one, 0)).toBe(0);
          expect(racePosition(one, -1)).toBe(0);
          expect(racePosition(one, one.time)).toBe(QUARTER_MILE_M);
          expect(racePosition(one, one.time + 5)).toBe(QUARTER_MILE_M);
        },
      ),
    );
  });

  test('is at 60 ft at the measured time, and has the measured speed at the finish', () => {
    const measured = run(11.8, { sixtyFoot: 1.72, trapSpeed: 185.5 });
    expect(racePosition(measured, 1.72)).toBeCloseTo(SIXTY_FEET_M, 6);
    const speed = (QUARTER_MILE_M - racePosition(measured, 11.799)) / 0.001;
    expect(speed * 3.6).toBeCloseTo(185.5, 0);
  });

  test('halfway between the known points follows from the speeds there', () => {
    // Halfway on a cubic curve: the middle of both distances, and an eighth of the time times the difference of the speeds.
    const measured = run(11.8, { sixtyFoot: 1.72, trapSpeed: 185.5 });
    const at60Feet = (1.5 * SIXTY_FEET_M) / 1.72;
    expect(racePosition(measured, 0.86)).toBeCloseTo(SIXTY_FEET_M / 2 - (1.72 / 8) * at60Feet, 6);
    expect(racePosition(measured, 6.76)).toBeCloseTo(
      (SIXTY_FEET_M + QUARTER_MILE_M) / 2 + (10.08 / 8) * (at60Feet - 185.5 / 3.6),
      6,
    );
  });

  test('takes no speed at 60 ft of more than three times the average behind it', () => {
    const sudden = run(40, { sixtyFoot: 0.5 });
    const at60Feet = (3 * (QUARTER_MILE_M - SIXTY_FEET_M)) / 39.5;
    expect(racePosition(sudden, 0.25)).toBeCloseTo(SIXTY_FEET_M / 2 - (0.5 / 8) * at60Feet, 6);
    const atFinish = (1.5 * QUARTER_MILE_M) / 40;
    expect(racePosition(sudden, 20.25)).toBeCloseTo(
      (SIXTY_FEET_M + QUARTER_MILE_M) / 2 + (39.5 / 8) * (at60Feet - atFinish),
      6,
    );
  });

  test.each([
    ['longer than the run', 30],
    ['as long as the run', 12],
    ['below nothing', -1],
    ['of nothing', 0],
  ])('takes a run at constant power for a 60 ft time %s', (_, sixtyFoot) => {
    expect(racePosition(run(12, { sixtyFoot }), 6)).toBe(racePosition(run(12), 6));
  });

  test('without figures is near that of constant power', () => {
    for (const share of [0.2, 0.5, 0.8]) {
      const metres = racePosition(run(12), 12 * share);
      expect(Math.abs(metres - QUARTER_MILE_M * share ** 1.5)).toBeLessThan(10);
    }
  });
});

describe('the result of a race', () => {
  test('is the difference of the times, and the distance at the finish', () => {
    expect(raceResult(run(9.412), run(10.21))).toEqual({ winner: 0, seconds: 0.798, metres: 46 });
    expect(raceResult(run(10.21), run(9.412))).toEqual({ winner: 1, seconds: 0.798, metres: 46 });
  });

  test('is a dead heat for equal times', () => {
    expect(raceResult(run(11.8), run(11.8, { trapSpeed: 190 }))).toEqual({
      winner: null,
      seconds: 0,
      metres: 0,
    });
  });

  test('is the same from either lane', () => {
    fc.assert(
      fc.property(runs, runs, (one, other) => {
        const [here, there] = [raceResult(one, other), raceResult(other, one)];
        expect([there.seconds, there.metres]).toEqual([here.seconds, here.metres]);
        expect(there.winner).toBe(here.winner === null ? null : 1 - here.winner);
      }),
    );
  });
});

describe('the run of a car', () => {
  const figures = { sixtyFoot: 1.72, trapSpeed: 185.5 };

  test('is the one it ranks with, with its figures', () => {
    expect(raceRunOf({ time: '11.8', worldFacts: '10.9', ...figures })).toEqual({ time: 11.8, ...figures });
    expect(raceRunOf({ time: '11.8', worldFacts: null, trapSpeed: null })).toEqual(run(11.8));
  });

  test('has no figures of the owner when it ranks with a World Facts time', () => {
    expect(raceRunOf({ time: null, worldFacts: '10.9', ...figures })).toEqual(run(10.9));
  });

  test.each([null, '999.9', '0', 'soon'])('does not exist with %j', (time) => {
    expect(raceRunOf({ time, worldFacts: null, ...figures })).toBeNull();
  });
});
