import { describe, expect, test } from 'vitest';
import { buildSlipValue } from '../../testing/index.js';
import { slipReadingsSchema, slipValueSchema } from './slip-reading.js';

const isValid = (value: object) => slipValueSchema.safeParse({ ...buildSlipValue(), ...value }).success;

describe('a value of a slip', () => {
  test('has a figure, a lane, a unit, a confidence, a place and words', () => {
    expect(slipValueSchema.parse(buildSlipValue())).toEqual(buildSlipValue());
    expect(slipValueSchema.safeParse({}).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      ...['figure', 'lane', 'value', 'unit', 'fromMph', 'confidence', 'box', 'words'],
    ]);
  });

  test('has km/h as the unit of a speed, and none for a date', () => {
    expect(isValid({ figure: 'trapSpeed', unit: 'km/h', fromMph: true })).toBe(true);
    expect(isValid({ figure: 'date', unit: null })).toBe(true);
    expect(isValid({ figure: 'trapSpeed', unit: 'mph' })).toBe(false);
  });

  test('is between 0 and 100 % certain', () => {
    expect([0, 100].map((confidence) => isValid({ confidence }))).toEqual([true, true]);
    expect([-1, 101, 95.5].map((confidence) => isValid({ confidence }))).toEqual([false, false, false]);
  });

  test.each(['x', 'y', 'width', 'height'] as const)('lies on the picture: %s', (edge) => {
    const at = (part: number | undefined) => isValid({ box: { ...buildSlipValue().box, [edge]: part } });
    expect([0, 1].map(at)).toEqual([true, true]);
    expect([-0.01, 1.01, undefined].map(at)).toEqual([false, false, false]);
  });

  test('has at most 80 characters of its line', () => {
    expect(['', 'x'.repeat(80), 'x'.repeat(81)].map((words) => isValid({ words }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('readings name the car, their state and their values', () => {
  const readings = {
    isOn: true,
    readings: [
      { carId: 'golf', state: 'read', values: [buildSlipValue()] },
      { carId: 'polo', state: 'waiting', values: [] },
    ],
  };
  expect(slipReadingsSchema.parse(readings)).toEqual(readings);
  const isReadings = (one: object) => slipReadingsSchema.safeParse({ isOn: true, readings: [one] }).success;
  expect(isReadings({ carId: 'golf', state: 'lost', values: [] })).toBe(false);
  expect(isReadings({ state: 'read', values: [] })).toBe(false);
  expect(slipReadingsSchema.safeParse({ readings: [] }).success).toBe(false);
});
