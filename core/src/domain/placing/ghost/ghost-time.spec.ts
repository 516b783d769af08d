import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elapsedTimeProblem } from '../../cars/run-figure-rules.js';
import { TIME_TEXT_MAX_LENGTH } from '../../limits.js';
import { readGhostTime } from './ghost-time.js';

describe('a typed time', () => {
  test.each([
    ['12.4', '12.4'],
    ['12,4', '12.4'],
    ['12.40', '12.4'],
    [' 12.4 s ', '12.4'],
    ['\u200e１２，４\u00a0ｓ', '12.4'],
    ['12.4S', '12.4'],
    ['012.4', '12.4'],
    ['12', '12.0'],
    ['.98', '0.98'],
    ['11.7896', '11.79'],
    ['999.9', '999.9'],
  ])('%j is %s', (text, time) => {
    expect(readGhostTime(text)).toBe(time);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    's',
    'soon',
    '-12.4',
    '+12.4',
    '1e1',
    '0x10',
    '12.4.1',
    '12,4,1',
    '1 2',
    '0',
    '0.0001',
    '1000',
    '999.9004x',
    '999.95',
    'Infinity',
    'NaN',
    '١٢.٤',
    '12·4',
    '12.4\u0000',
    '<b>',
    '9'.repeat(5000),
  ])('%j is none', (text) => {
    expect(readGhostTime(text)).toBeNull();
  });

  test('is not longer than the times of a form, also with zeros or spaces', () => {
    for (const filler of ['0', ' ']) {
      const longest = '12.4'.padStart(TIME_TEXT_MAX_LENGTH, filler);
      expect(readGhostTime(longest)).toBe('12.4');
      expect(readGhostTime(filler + longest)).toBeNull();
    }
  });

  test('has one form, in which the form of a submission takes it, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^\d{0,4}[.,]?\d{0,6}$/)),
        (text) => {
          const time = readGhostTime(text);
          if (time === null) return;
          expect(readGhostTime(time)).toBe(time);
          expect(elapsedTimeProblem(time)).toBeNull();
          expect(time).toMatch(/^\d{1,3}\.\d{1,3}$/);
        },
      ),
    );
  });
});
