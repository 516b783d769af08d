import { describe, expect, test } from '@jest/globals';
import { buildSlipLines } from '@quartermile/core/testing';
import { readSlip } from './read-slip.js';

const today = '2026-11-23';
/** The values of a slip as "figure lane value", such as "time left 12.345". */
const read = (text: string, confidence?: number) =>
  readSlip(buildSlipLines(text, confidence), today).map(({ figure, lane, value }) =>
    [figure, lane, value].filter(Boolean).join(' '),
  );

describe('a slip', () => {
  test('of one car, with speeds below their distances', () => {
    const slip = `
      TARLTON        14 NOV 2026
      R/T                  0.214
      60'                  1.842
      330'                 5.012
      1/8                  7.701
      MPH                  88.12
      1000'                9.996
      1/4                 11.942
      MPH                 114.20`;
    expect(read(slip)).toEqual(['time 11.942', 'sixtyFoot 1.842', 'trapSpeed 183.79', 'date 2026-11-14']);
  });

  test('of both lanes, with the labels between the values', () => {
    const slip = `
      LEFT          RIGHT
      0.214   R/T   0.301
      1.842   60'   1.901
      7.701   1/8   8.102
      88.12   MPH   84.02
      11.942  1/4   12.601
      114.20  MPH   108.31`;
    expect(read(slip)).toEqual([
      'time left 11.942',
      'sixtyFoot left 1.842',
      'trapSpeed left 183.79',
      'time right 12.601',
      'sixtyFoot right 1.901',
      'trapSpeed right 174.31',
    ]);
  });

  test('of both lanes gives a value that was recognized alone to its lane', () => {
    const slip = `
      1.842   60'   1.901
              1/4   12.601`;
    expect(read(slip)).toEqual(['sixtyFoot left 1.842', 'time right 12.601', 'sixtyFoot right 1.901']);
  });

  test('with decimal commas and km/h', () => {
    const slip = `
      60 FT       1,842
      1/8 ET      7,701
      1/8 KM/H    141,8
      1/4 ET      11,942
      1/4 KM/H    183,8`;
    expect(read(slip)).toEqual(['time 11.942', 'sixtyFoot 1.842', 'trapSpeed 183.8']);
  });

  test('with numbers that were split at their decimal point', () => {
    const slip = `
      60 FT      1 ,842
      1/4 ET    11, 942
      1/4 KM/H  183. 8`;
    expect(read(slip)).toEqual(['time 11.942', 'sixtyFoot 1.842', 'trapSpeed 183.8']);
    expect(read('1/4 ET  11,  942\n1/4 KM/H  183.  8')).toEqual([]);
  });

  test('with the labels above the values', () => {
    const slip = `
      60'
      1.842
      1/4 ET
      11.942
      1/4 KM/H
      183.8`;
    expect(read(slip)).toEqual(['time 11.942', 'sixtyFoot 1.842', 'trapSpeed 183.8']);
  });

  test('with a table: labels in its head, a row for each lane', () => {
    const slip = `
      LANE     60'     1/8    1/4     MPH
      LEFT   1.842   7.701  11.942  114.20
      RIGHT  1.901   8.102  12.601  108.31`;
    expect(read(slip)).toEqual([
      'time left 11.942',
      'sixtyFoot left 1.842',
      'trapSpeed left 183.79',
      'time right 12.601',
      'sixtyFoot right 1.901',
      'trapSpeed right 174.31',
    ]);
  });

  test('with columns that touch', () => {
    const slip = `
      LANE     60'     1/8     1/4     MPH
      LEFT   1.842   7.70111.942    114.20`;
    expect(read(slip)).toEqual(['time left 11.942', 'sixtyFoot left 1.842', 'trapSpeed left 183.79']);
  });

  test('with leaders and colons between label and value', () => {
    const slip = `
      60ft....1.842
      ET:11.942
      SPEED:183.8km/h`;
    expect(read(slip)).toEqual(['time 11.942', 'sixtyFoot 1.842', 'trapSpeed 183.8']);
  });

  test('of a display: a time, a speed and nothing else', () => {
    expect(read('ET 11.942 s\nSPEED 183.8 km/h')).toEqual(['time 11.942', 'trapSpeed 183.8']);
  });

  test('with time and speed in one row takes the unit in which they fit', () => {
    expect(read('1/4 11.942 114.20')).toEqual(['time 11.942', 'trapSpeed 183.79']);
    expect(read('1/4 11.942 183.8')).toEqual(['time 11.942', 'trapSpeed 183.8']);
  });

  test('gives the place, the words and the confidence of a value', () => {
    const [value] = readSlip(buildSlipLines('MPH   x\n1/4   11.942', 91), today);
    expect(value).toEqual({
      figure: 'time',
      lane: null,
      value: '11.942',
      unit: 's',
      fromMph: false,
      confidence: 91,
      box: { x: 0.5, y: 0.05, width: 0.5, height: 0.05 },
      words: '1/4 11.942',
    });
  });

  test('says which speed was converted from mph', () => {
    const slip = readSlip(buildSlipLines('1/4 MPH 114.20'), today);
    expect(slip).toMatchObject([{ figure: 'trapSpeed', value: '183.79', unit: 'km/h', fromMph: true }]);
  });

  test('gives the first 80 characters of a line', () => {
    const words = (line: string) => readSlip(buildSlipLines(line), today).map((value) => value.words.length);
    expect(words(`1/4 ET 11.942 ${'x'.repeat(90)}`)).toEqual([80]);
    expect(words(`14 NOV 2026 ${'x'.repeat(90)}`)).toEqual([80]);
  });

  test('lowers the confidence of a number with letters', () => {
    expect(readSlip(buildSlipLines('1/4 ET l1.942', 91), today)).toMatchObject([
      { value: '11.942', confidence: 79 },
    ]);
  });
});

describe('the date of a slip', () => {
  /** A line whose words have the given confidences. */
  const lineOf = (text: string, ...confidences: number[]) =>
    buildSlipLines(text).map((line) =>
      line.map((word, nth) => ({ ...word, confidence: confidences[nth] ?? 95 })),
    );
  const dateOf = (text: string, ...confidences: number[]) => {
    const [value, ...others] = readSlip(lineOf(text, ...confidences), today);
    expect(others).toEqual([]);
    return { confidence: value?.confidence, x: value?.box.x, width: value?.box.width };
  };

  test('has the words of its line, and no unit', () => {
    expect(readSlip(buildSlipLines('TARLTON 14 NOV 2026', 91.4), today)).toMatchObject([
      { figure: 'date', lane: null, value: '2026-11-14', unit: null, fromMph: false },
    ]);
    expect(readSlip(buildSlipLines('TARLTON 14 NOV 2026', 91.4), today)).toMatchObject([
      { confidence: 91, words: 'TARLTON 14 NOV 2026' },
    ]);
  });

  test('is as certain as the least certain of its words, and lies where they are', () => {
    // 32 letters, so that the places are exact.
    expect(dateOf('DRAGSTRIP TARLTON 14 nov 2026 XX', 30, 20, 93, 81, 92, 10)).toEqual({
      confidence: 81,
      x: 18 / 32,
      width: 11 / 32,
    });
    expect(dateOf('TARLTON Nov 14 2026.; ROUND 3  X', 30, 93, 92, 81)).toEqual({
      confidence: 81,
      x: 8 / 32,
      width: 13 / 32,
    });
    expect(dateOf('TARLTON 14.11.2026 19:30 TRACK 1', 30, 81)).toEqual({
      confidence: 81,
      x: 8 / 32,
      width: 10 / 32,
    });
  });

  test('that is a part of a word lies on its line', () => {
    expect(dateOf('TARLTON DATE:14.11.2026', 81, 92)).toEqual({ confidence: 81, x: 0, width: 1 });
  });

  test('may be on a slip twice', () => {
    expect(read('14 NOV 2026\n2026-11-14')).toEqual(['date 2026-11-14']);
  });
});

describe('nothing is read', () => {
  test.each([
    ['of an eighth of a mile', '1/8 ET 7.701\nMPH 88.12'],
    ['of a speed without unit and time', 'SPEED 114.20'],
    ['of a reaction time', 'R/T 1.842\nREACTION 11.942'],
    ['without labels', '1.842\n11.942\n114.20'],
    ['of the time of day', 'TIME 14:22'],
    ['outside of the limits', '1/4 ET 4.999\n60 FT 9.1'],
    ['with the decimal point lost', '1/4 ET 11942'],
    ['with a single decimal', '1/4 ET 11.9'],
    ['of a time that is shorter than the one before it', '1/8 12.105\n1/4 11.942'],
    ['of a time that is shorter than that of 1000 ft', "1000' 12.105\n1/4 11.942"],
    ['of a time that does not fit the eighth', '1/8 7.701\n1/4 17.942'],
    ['of two different times', '1/4 ET 11.942\n1/4 ET 12.942'],
  ])('%s', (_name, slip) => {
    expect(read(slip)).toEqual([]);
  });

  test('of a time whose last digit may be missing', () => {
    expect(read("60' 1.84\n1/4 11.94\n1/4 MPH 114.20")).toEqual(['trapSpeed 183.79']);
    expect(read('60 ft 1.84s\n1/4 11.94 s\nSPEED 183.8 km/h')).toEqual([
      'time 11.94',
      'sixtyFoot 1.84',
      'trapSpeed 183.8',
    ]);
  });

  test('of a speed whose decimals may be missing', () => {
    expect(read('1/4 ET 11.942\n1/4 KM/H 183')).toEqual(['time 11.942']);
    expect(read('1/4 ET 11.942\nSPEED 183 km/h')).toEqual(['time 11.942', 'trapSpeed 183']);
  });

  test('of 60 ft that are too long for the quarter', () => {
    expect(read("60' 7.842\n1/4 11.942")).toEqual(['time 11.942']);
  });

  test('of a speed that does not fit the time', () => {
    expect(read('1/4 MPH 214.20\n1/4 ET 17.902')).toEqual(['time 17.902']);
  });

  test('of two dates', () => {
    expect(read('14 NOV 2026\n15 NOV 2026')).toEqual([]);
  });
});
