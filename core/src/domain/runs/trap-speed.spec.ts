import { describe, expect, test } from 'vitest';
import { optionalTrapSpeedSchema, trapSpeedEditSchema } from '../cars/car-field-row.js';
import { isTrapSpeed } from '../cars/run-figure-rules.js';
import { messages } from '../messages.js';
import { figuresBesideTime, figureText } from './run-figures.js';
import { suggestFigure } from './suggest-figure.js';

describe('a trap speed', () => {
  test.each(['30', '178', '178.5', '178.55', '500', '500.00'])('%s is one', (text) => {
    expect(isTrapSpeed(text)).toBe(true);
  });

  test.each([
    '',
    '29.99',
    '500.01',
    '178.',
    '178.555',
    '.5',
    '178,5',
    ' 178',
    '178 ',
    '178 km/h',
    '+178',
    '1e2',
    '178.x',
    'x178',
  ])('%j is none', (text) => {
    expect(isTrapSpeed(text)).toBe(false);
  });

  test.each([
    ['178,5 km/h', '178.5'],
    ['178.55kmh', '178.55'],
    ['178 KM/H', '178'],
    ['178  kph', '178'],
    ['178,', '178'],
    [' 178 ', '178'],
  ])('typed as %j is suggested as %s', (typed, suggested) => {
    expect(suggestFigure.trapSpeed(typed)).toBe(suggested);
  });

  test.each(['178.5', '', 'fast', '29 km/h', '178 mph', '178x5', 'x178 km/h', '178 km/h x', '178.555 km/h'])(
    'has no suggestion for %j',
    (typed) => {
      expect(suggestFigure.trapSpeed(typed)).toBeNull();
    },
  );

  test('is a number in an edit: absent is unchanged, null and empty clear it', () => {
    const inputs = [178.5, '178.5', ' 178.5 ', undefined, null, '', ' '];
    expect(inputs.map((input) => trapSpeedEditSchema.parse(input))).toEqual([
      178.5,
      178.5,
      178.5,
      undefined,
      null,
      null,
      null,
    ]);
  });

  test('is null in a submission that has none', () => {
    expect([178.5, undefined, null, ''].map((input) => optionalTrapSpeedSchema.parse(input))).toEqual([
      178.5,
      null,
      null,
      null,
    ]);
  });

  test.each(['fast', 600, true])('is refused as %j', (input) => {
    expect(trapSpeedEditSchema.safeParse(input).error?.issues[0]?.message).toBe(messages.car.trapSpeed);
  });
});

describe('the figures of a car', () => {
  const car = { time: '11.8', trapSpeed: 178.5 };

  test('are shown with their units', () => {
    expect(figureText(car, 'time')).toBe('11.8 s');
    expect(figureText(car, 'trapSpeed')).toBe('178.5 km/h');
    expect(figureText({ ...car, trapSpeed: null }, 'trapSpeed')).toBeNull();
  });

  test('beside its time are those that it has', () => {
    expect(figuresBesideTime(car)).toEqual([{ label: messages.carLabels.trapSpeed, text: '178.5 km/h' }]);
    expect(figuresBesideTime({ ...car, trapSpeed: null })).toEqual([]);
  });
});
