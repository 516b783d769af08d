import { describe, expect, test } from 'vitest';
import { readSlipDate } from './slip-date.js';

const today = '2026-11-23';

describe('the date on a slip', () => {
  test.each([
    ['2026-03-04 19:12', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['SAT 14/11/2026', '2026-11-14'],
    ['14.11.2026', '2026-11-14'],
    ['11/14/2026', '2026-11-14'],
    ['05/05/2026', '2026-05-05'],
    ['14 NOV 2026', '2026-11-14'],
    ['4 March 2026', '2026-03-04'],
    ['Nov 14, 2026', '2026-11-14'],
  ])('"%s" is %s', (text, date) => {
    expect(readSlipDate(text, today)?.date).toBe(date);
  });

  test.each([
    '',
    '03/04/2026',
    '31/04/2026',
    '2026-13-01',
    '24 NOV 2026',
    '14/11/26',
    '12.345',
    '1999-01-01',
  ])('is not in "%s"', (text) => {
    expect(readSlipDate(text, today)).toBeNull();
  });
});
