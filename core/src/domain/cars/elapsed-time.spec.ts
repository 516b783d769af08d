import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingCases } from '../../testing/ranking-cases.js';
import { elapsedTimeProblem, parseElapsedTime, rankingTime, rankingTimeText } from './elapsed-time.js';
import { elapsedTimeSchema } from './field-schemas.js';

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
  });
});

describe('the time a car ranks by', () => {
  test.each([
    [{ time: '9.8', worldFacts: '8.1' }, 9.8],
    [{ time: null, worldFacts: '8.1' }, 8.1],
    [{ time: '', worldFacts: '8.1' }, 8.1],
    [{ time: '9', worldFacts: null }, 9],
    [{ time: null, worldFacts: null }, 999.9],
    [{ time: 'soon', worldFacts: 'n/a' }, 999.9],
    [{ time: null, worldFacts: '0' }, 0],
  ])('of %j is %d s', (car, seconds) => {
    expect(rankingTime(car)).toBe(seconds);
  });

  test('keeps its digits where it is shown', () => {
    expect(rankingTimeText({ time: '9.80', worldFacts: '8.1' })).toBe('9.80');
    expect(rankingTimeText({ time: '', worldFacts: '8.10' })).toBe('8.10');
    expect(rankingTimeText({ time: null, worldFacts: null })).toBeNull();
  });

  test('is always a finite number', () => {
    const text = fc.option(fc.string());
    fc.assert(
      fc.property(text, text, (time, worldFacts) => {
        expect(Number.isFinite(rankingTime({ time, worldFacts }))).toBe(true);
      }),
    );
  });
});

test.each(rankingCases)('a car with %j ranks by %d s', (times, seconds) => {
  expect(rankingTime(times)).toBe(seconds);
});
