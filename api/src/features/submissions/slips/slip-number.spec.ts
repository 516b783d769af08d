import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readSlipNumber } from './slip-number.js';

describe('a number on a slip', () => {
  test.each([
    ['12.345', '12.345', 0],
    ['12,345', '12.345', 0],
    ['l2.345', '12.345', 1],
    ['1O.87', '10.87', 1],
    ['1.8S2', '1.852', 1],
    ['1B7.5', '187.5', 1],
    ['|1.842', '11.842', 1],
    ['1o.87', '10.87', 1],
    ['1Q.87', '10.87', 1],
    ['1D.87', '10.87', 1],
    ['1I.87', '11.87', 1],
    ['1i.87', '11.87', 1],
    ['1.8s2', '1.852', 1],
    ['1Z.87', '12.87', 1],
    ['1z.87', '12.87', 1],
    ['12.345s', '12.345', 0],
    ['12.345sec', '12.345', 0],
    ['(12.345)', '12.345', 0],
    ['**12.345**', '12.345', 0],
    ['12.345.', '12.345', 0],
    ['178', '178', 0],
  ])('is read from %s as %s with %d corrections', (word, text, corrections) => {
    expect(readSlipNumber(word)).toMatchObject({ text, corrections });
  });

  test.each([
    '',
    '.',
    '158,',
    '158.',
    'ET',
    'SOLO',
    'lS.OO',
    '12.3.4',
    '12:34',
    '12.34S',
    '1,234.5',
    '-',
    'O.O',
    'S1.O2',
    '12<.345',
    '12.345sx',
    'x12.345s',
  ])('is not read from "%s"', (word) => {
    expect(readSlipNumber(word)).toBeNull();
  });

  test('is the number that was printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 3 }), (number, decimals) => {
        const text = (number / 10 ** decimals).toFixed(decimals);
        expect(readSlipNumber(text)).toEqual({ text, value: Number(text), decimals, corrections: 0 });
      }),
    );
  });
});
