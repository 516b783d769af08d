import { ASPIRATIONS, STRIP_ALTITUDE_MAX_M, STRIP_ALTITUDE_MIN_M } from '@quartermile/core/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { altitudeExplanation } from '../features/rules/altitude-explanation.js';
import { airDensityRatio, type RunAtAltitude, seaLevelText, seaLevelTime } from './sea-level-time.js';

const at = (altitude: number | null) => ({ _id: '1', name: 'Tarlton', place: 'Krugersdorp', altitude });
const RUN: RunAtAltitude = {
  time: '12.60',
  worldFacts: null,
  strip: at(1640),
  aspiration: 'Naturally aspirated',
};

describe('the density of the air', () => {
  // Density of the standard atmosphere by geopotential altitude, kg/m³.
  test.each([
    [0, 1.225],
    [500, 1.1673],
    [1000, 1.1116],
    [2000, 1.0065],
    [4000, 0.8191],
  ])('at %d m is that of the standard atmosphere', (metres, density) => {
    expect(1.225 * airDensityRatio(metres)).toBeCloseTo(density, 4);
  });
});

describe('the estimate at sea level', () => {
  test.each([
    ['Naturally aspirated', 'about 11.9 s at sea level'],
    ['Supercharged', 'about 11.9 s at sea level'],
    ['Turbocharged', 'about 12.3 s at sea level'],
    ['Electric', null],
  ] as const)('of 12.60 s at 1,640 m, %s, is %s', (aspiration, text) => {
    expect(seaLevelText({ ...RUN, aspiration })).toBe(text);
  });

  test('is that of the page of the rules', () => {
    expect(altitudeExplanation.paragraphs.join(' ')).toContain('“about 11.9 s at sea level”');
    expect(airDensityRatio(1640)).toBeCloseTo(0.85, 2);
  });

  test.each([
    ['an unknown aspiration', { aspiration: undefined }],
    ['an unknown strip', { strip: undefined }],
    ['a strip of unknown altitude', { strip: at(null) }],
    ['a strip at the sea', { strip: at(0) }],
    ['a strip below the sea', { strip: at(-400) }],
    ['a gain that a tenth does not show', { strip: at(120) }],
    ['no time', { time: null }],
    ['the placeholder of a missing time', { time: '999.9' }],
    ['a text as time', { time: 'soon' }],
  ])('does not exist with %s', (_, change) => {
    expect(seaLevelTime({ ...RUN, ...change })).toBeNull();
  });

  test('is not made of a World Facts time, which was not run on this strip', () => {
    expect(seaLevelTime({ ...RUN, time: null, worldFacts: '11.2' })).toBeNull();
    expect(seaLevelTime({ ...RUN, worldFacts: '11.2' })).toBe(seaLevelTime(RUN));
  });

  test('is quicker than the time, above what the thinnest air explains, and falls with the altitude', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 40, noNaN: true }),
        fc.integer({ min: STRIP_ALTITUDE_MIN_M, max: STRIP_ALTITUDE_MAX_M }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(...ASPIRATIONS),
        (seconds, metres, more, aspiration) => {
          const run = { ...RUN, time: String(seconds), aspiration, strip: at(metres) };
          const estimate = seaLevelTime(run);
          if (estimate === null) return;
          expect(metres).toBeGreaterThan(0);
          expect(estimate).toBeLessThanOrEqual(seconds - 0.05);
          expect(estimate).toBeGreaterThan(seconds * Math.cbrt(airDensityRatio(STRIP_ALTITUDE_MAX_M)) - 1e-9);
          const higher = seaLevelTime({ ...run, strip: at(metres + more) });
          expect(higher).toBeLessThanOrEqual(estimate);
        },
      ),
    );
  });
});
