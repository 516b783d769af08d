import { describe, expect, test } from '@jest/globals';
import { buildSlipLines } from '@quartermile/core/testing';
import { readLines } from './read-lines.js';

/** What is read from lines as "kind lane text unit", such as "trapSpeed left 114.20 mph". */
const read = (text: string) =>
  readLines(buildSlipLines(text)).map(({ kind, lane, text: number, unit }) =>
    [kind, lane, number, unit].filter(Boolean).join(' '),
  );

describe('a line of a slip', () => {
  test.each([
    ["60' 1.842", ['sixtyFoot 1.842']],
    ["330' 5.012", ['split 5.012']],
    ['1/8 7.701', ['eighthTime 7.701']],
    ['1/4 11.942', ['time 11.942']],
    ['ELAPSED 11.942', ['time 11.942']],
    ['MPH 114.20', ['trapSpeed 114.20 mph']],
    ['SPEED 178 km/h 165 km/h', ['trapSpeed 178 km/h', 'trapSpeed 165 km/h']],
    ['1/4 11.942 114.20', ['time 11.942', 'trapSpeed 114.20']],
    ['LEFT ET 11.942', ['time left 11.942']],
    ['1/4 RIGHT 11.942', ['time right 11.942']],
  ])('%s', (line, values) => {
    expect(read(line)).toEqual(values);
  });

  test.each([
    ['a label of time has no speed', '1/4 ET 11.942 114.20', ['time 11.942']],
    ['a label of speed has no time', '1/4 MPH 11.942 114.20', ['trapSpeed 114.20 mph']],
    ['a label of both has neither for one number', 'ET MPH 114.20', []],
    ['an eighth of a mile has no trap speed', '1/8 7.701 88.12', ['eighthTime 7.701']],
    ['two speeds are not a time and a speed', '1/4 88.12 114.20', []],
    ['60 s is still a time, before a speed', '1/4 60.000 160.20', ['time 60.000']],
    ['60 s is still a time, after another', '1/4 11.942 60.000', ['time 11.942', 'time 60.000']],
    ['three numbers are not those of two lanes', '1/4 11.942 12.601 13.101', []],
    [
      'of several speeds, whole numbers are marks of a scale',
      'KM/H 80 km/h 120 km/h 183.8',
      ['trapSpeed 183.8 km/h'],
    ],
    ['a dial-in is not a time', 'DIAL-IN 1/4 11.900', []],
    ['lanes have no value of their own', 'LEFT RIGHT\n11.942 12.601', []],
  ])('%s', (_rule, line, values) => {
    expect(read(line)).toEqual(values);
  });

  test.each([
    ['1/4 ET 11.94 s', ['time 11.94']],
    ['1/4 ET 11.94 SEC.', ['time 11.94']],
    ['1/4 ET 11.94sec', ['time 11.94']],
    ['1/4 ET l1.94 s', ['time 11.94']],
    ['1/4 ET 11.94', []],
    ['1/4 ET 11.94 Sat', []],
    ['1/4 ET 11.94 laps', []],
  ])('a time with two decimals needs its unit: %s', (line, values) => {
    expect(read(line)).toEqual(values);
  });
});

describe('a speed without a distance', () => {
  test('is that of the time before it', () => {
    expect(read('ET 11.942\nMPH 114.20')).toEqual(['time 11.942', 'trapSpeed 114.20 mph']);
    expect(read('1/8 7.701\nET 11.942\nMPH 114.20')).toEqual(['eighthTime 7.701', 'eighthTime 11.942']);
  });

  test('stays that of the eighth after a line without a time', () => {
    expect(read('1/8 7.701\nWIND 2.1\nMPH 88.12')).toEqual(['eighthTime 7.701']);
    expect(read('1/8 7.701\nMPH 88.12\nSPEED 141.8')).toEqual(['eighthTime 7.701']);
  });
});

describe('a line of labels', () => {
  test('applies to the next line only', () => {
    expect(read('1/4 ET\n11.942\n12.601')).toEqual(['time 11.942']);
    expect(read('1/4 ET\nTARLTON\n11.942')).toEqual([]);
  });

  test('of one value applies wherever the number stands below it', () => {
    expect(read('1/4 ET\n                 11.942')).toEqual(['time 11.942']);
  });
});

describe('the head of a table', () => {
  test('applies to all rows, with or without a lane', () => {
    const table = (left: string, right: string) => `
      LANE    ET      MPH
      ${left}  11.942  114.20
      ${right}  12.601  108.31`;
    const values = (left: string, right: string) =>
      [`time ${left}11.942`, `trapSpeed ${left}114.20 mph`].concat(
        `time ${right}12.601`,
        `trapSpeed ${right}108.31 mph`,
      );
    expect(read(table('LEFT ', 'RIGHT'))).toEqual(values('left ', 'right '));
    expect(read(table('     ', '     '))).toEqual(values('', ''));
  });

  test('ends with a line that has labels of its own', () => {
    const slip = `
      ET      MPH
      11.942  114.20
      WIND    2.1
      12.601  108.31`;
    expect(read(slip)).toEqual(['time 11.942', 'trapSpeed 114.20 mph']);
  });

  test('has labels of two words, which are one column', () => {
    const slip = `
      1/8 ET  1/8 MPH  1/4 ET  1/4 MPH
      7.701   88.12    11.942  114.20`;
    expect(read(slip)).toEqual(['eighthTime 7.701', 'time 11.942', 'trapSpeed 114.20 mph']);
  });

  test('may have columns that are one space apart', () => {
    const slip = `
      60ft. 1/8mi 1/4mile
      1.842 7.701 11.942`;
    expect(read(slip)).toEqual(['sixtyFoot 1.842', 'eighthTime 7.701', 'time 11.942']);
  });

  test.each([
    ['left', '    1/8     1/4 MPH', '  7.701 114.20'],
    ['right', '1/8   1/4 MPH', '7.701      114.20'],
  ])('has numbers a little to the %s of their column', (_side, head, row) => {
    expect(read(`${head}\n${row}`)).toEqual(['eighthTime 7.701', 'trapSpeed 114.20 mph']);
  });

  test('gives no number to the lane that it names', () => {
    expect(read('LEFT  ET   MPH\n11.942     114.20')).toEqual(['time 11.942', 'trapSpeed 114.20 mph']);
  });

  test('gives nothing to a row with two numbers in one column', () => {
    expect(read("60'          1/4\n        11.942 12.601")).toEqual([]);
  });

  test('gives nothing to a row with a number further from its column than its width', () => {
    // 32 letters, so that the places are exact.
    const row = (spaces: number) => read(`60'   1/4M${' '.repeat(22)}\n1.842${' '.repeat(spaces)}11.94s`);
    expect([row(6), row(7)]).toEqual([['sixtyFoot 1.842', 'time 11.94'], []]);
  });
});

describe('the lanes of a slip', () => {
  test.each([
    ['whole numbers', 'QUARTER MILE 14 11'],
    ['one whole number', 'QUARTER MILE 2 5.1'],
    ['numbers without a label', '14.11 20.26'],
    ['values of the weather', 'TEMP 24.1 HUMIDITY 40.2'],
    ['values of the weather in miles per hour', 'WIND 12.1 GUSTS 15.0 MPH'],
    ['three numbers', 'QUARTER 1.1 2.1 1.2'],
    ['numbers of which one is 2.5 times the other', 'QUARTER 1.000 2.500'],
  ])('are not seen in %s', (_what, line) => {
    expect(read(`${line}\n1/4 ET 11.942`)).toEqual(['time 11.942']);
  });

  test('are seen in numbers that differ less', () => {
    expect(read(`QUARTER  1.000  2.499\nET       11.942`)).toEqual(['time left 11.942']);
  });
});
