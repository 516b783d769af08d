import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggestFigure } from '../runs/suggest-figure.js';
import { elapsedTimeSchema } from './car-field-row.js';
import { elapsedTimeProblem, parseElapsedTime } from './run-figure-rules.js';

const suggestTime = suggestFigure.time;

const FORMAT = 'Time must be in format: X.X (e.g., 9.8)';
const RANGE = 'Time must be above 0 and at most 999.9 seconds.';
const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: length })
    .map((some) => some.join(''));

describe('an elapsed time', () => {
  test.each(['9.8', '12.345', '0.1', '999.9', '009.80'])('%s can stand on the board', (text) => {
    expect(elapsedTimeProblem(text)).toBeNull();
  });

  test.each([
    '',
    '9',
    '12',
    '9.',
    '.8',
    '9,8',
    ' 9.8',
    '9.8 ',
    '9.8s',
    '-9.8',
    '+9.8',
    '1e1.0',
    '٩.٨',
    '9.8\n',
    '9.8.7',
  ])('%j is no time', (text) => {
    expect(elapsedTimeProblem(text)).toBe(FORMAT);
  });

  test.each(['0.0', '999.91', '1000.0'])('%s is out of range', (text) => {
    expect(elapsedTimeProblem(text)).toBe(RANGE);
  });

  test('digits, a dot, digits is the whole format', () => {
    fc.assert(
      fc.property(digits(6), digits(6), (whole, part) => {
        expect(parseElapsedTime(`${whole}.${part}`)).toBe(Number(`${whole}.${part}`));
      }),
    );
  });

  test('any other text reads as no time', () => {
    const other = fc
      .string({ unit: 'binary' })
      .filter((text) => !/^[0-9]+\.[0-9]+$/.test(text) || text.endsWith('\n'));
    fc.assert(fc.property(other, (text) => parseElapsedTime(text) === null));
  });

  test('its digits are stored unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), digits(4), (whole, part) => {
        const text = `0${whole}.${part}`;
        fc.pre(Number(text) <= 999.9);
        expect(elapsedTimeSchema.parse(text)).toBe(text);
      }),
    );
  });

  test('endless digits are refused', () => {
    expect(elapsedTimeProblem(`9.${'0'.repeat(5000)}`)).toBe(FORMAT);
    expect(elapsedTimeProblem(`9.${'0'.repeat(18)}`)).toBeNull();
    expect(elapsedTimeProblem(`9.${'0'.repeat(19)}`)).toBe(FORMAT);
  });
});

describe('suggestTime', () => {
  test.each([
    ['9,8', '9.8'],
    ['11', '11.0'],
    ['11.', '11.0'],
    ['11.2s', '11.2'],
    ['11,25 s', '11.25'],
    ['.98', '0.98'],
    [' 9.8 ', '9.8'],
  ])('turns %s into %s', (typed, suggested) => {
    expect(suggestTime(typed)).toBe(suggested);
  });

  test.each(['9.8', '', 's', '.', '1:09.8', 'ten', '0', '1000', '9.8.1'])('has nothing for "%s"', (typed) => {
    expect(suggestTime(typed)).toBeNull();
  });
});
