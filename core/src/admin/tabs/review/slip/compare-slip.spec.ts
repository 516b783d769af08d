import type { SlipValue } from '@quartermile/core/domain';
import { buildSlipValue } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { compareSlip, correctionBySlip, type DriverFigures } from './compare-slip.js';

const driver: DriverFigures = { time: '11.80', trapSpeed: 187.5 };
const speed = (value: string): SlipValue => buildSlipValue({ figure: 'trapSpeed', value, unit: 'km/h' });
const sixty = (value: string): SlipValue => buildSlipValue({ figure: 'sixtyFoot', value });
const date = buildSlipValue({ figure: 'date', value: '2026-03-07', unit: null });
const agreements = (values: readonly SlipValue[], figures: DriverFigures = driver) =>
  Object.fromEntries(compareSlip(values, figures).map(({ figure, agreement }) => [figure, agreement]));

describe('a figure of a slip', () => {
  test.each([
    ['11.8', 'equal'],
    ['11.805', 'equal'],
    ['11.795', 'equal'],
    ['11.806', 'different'],
    ['11.79', 'different'],
  ])('%s s is %s to 11.80 s', (value, agreement) => {
    expect(agreements([buildSlipValue({ value })]).time).toBe(agreement);
  });

  test.each([
    ['188.5', 'equal'],
    ['186.5', 'equal'],
    ['188.51', 'different'],
  ])('%s km/h is %s to 187.5 km/h', (value, agreement) => {
    expect(agreements([speed(value)]).trapSpeed).toBe(agreement);
  });

  test.each([
    ['1.852', 'equal'],
    ['1.857', 'equal'],
    ['1.8571', 'different'],
    ['1.846', 'different'],
  ])('%s s is %s to 1.852 s', (value, agreement) => {
    expect(agreements([sixty(value)], { ...driver, sixtyFoot: 1.852 }).sixtyFoot).toBe(agreement);
  });

  test.each([
    ['2026-03-07', 'equal'],
    ['2026-03-08', 'different'],
  ])('7 March is %s as the day of the run: %s', (runDate, agreement) => {
    expect(agreements([date], { ...driver, runDate }).date).toBe(agreement);
  });

  test('that the driver did not give is neither, and one that was not read is grey', () => {
    const values = [speed('187.5'), sixty('1.842'), date];
    expect(agreements(values, { time: '11.8', trapSpeed: null })).toEqual({
      time: 'unread',
      sixtyFoot: 'none',
      trapSpeed: 'none',
      date: 'none',
    });
  });
});

describe('a slip of two lanes', () => {
  const lane = (side: 'left' | 'right', value: string) => buildSlipValue({ lane: side, value });
  const valueOf = (values: readonly SlipValue[], time: string | null) =>
    compareSlip(values, { time, trapSpeed: null })[0]?.value?.value;

  test('is compared by the lane whose time is nearest', () => {
    const values = [lane('left', '11.942'), lane('right', '12.601')];
    expect(valueOf(values, '11.9')).toBe('11.942');
    expect(valueOf(values, '12.7')).toBe('12.601');
  });

  test('with the time of one lane only is compared by that lane', () => {
    const values = [lane('right', '12.601'), { ...lane('left', '2.0'), figure: 'sixtyFoot' as const }];
    expect(compareSlip(values, driver).map(({ value }) => value?.value)).toEqual([
      '12.601',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['left', 'right'] as const)('of which only the %s one was read is compared by it', (side) => {
    const values = [{ ...lane(side, '1.842'), figure: 'sixtyFoot' as const }];
    expect(agreements(values, { ...driver, sixtyFoot: 1.84 }).sixtyFoot).toBe('equal');
  });

  test('has one date for both', () => {
    const values = [lane('left', '11.942'), lane('right', '12.601'), date];
    expect(agreements(values, { ...driver, runDate: '2026-03-07' })).toMatchObject({
      time: 'different',
      date: 'equal',
    });
  });

  test('is not compared if no lane has a time', () => {
    const values = (['left', 'right'] as const).map((side) => ({
      ...lane(side, '1.8'),
      figure: 'sixtyFoot' as const,
    }));
    expect(compareSlip(values, driver).every(({ value }) => value === null)).toBe(true);
  });
});

describe('a correction by a slip', () => {
  const correction = (values: readonly SlipValue[], figures: DriverFigures = driver) =>
    correctionBySlip(compareSlip(values, figures));

  test('has what differs and what the driver did not give', () => {
    expect(correction([buildSlipValue({ value: '11.942' }), speed('187')])).toEqual({ time: '11.942' });
    expect(correction([speed('183.79')], { time: '11.8', trapSpeed: null })).toEqual({ trapSpeed: 183.79 });
  });

  test('has 60 ft and date as fields of the submission, with at most three decimals', () => {
    expect(correction([sixty('1.8426'), date])).toEqual({ sixtyFoot: 1.843, runDate: '2026-03-07' });
    const same = { ...driver, sixtyFoot: 1.84, runDate: '2026-03-07' };
    expect(correction([sixty('1.842'), date], same)).toEqual({});
  });
});
