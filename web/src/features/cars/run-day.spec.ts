import { expect, it } from 'vitest';
import { shortDay } from './run-day.js';

it.each([
  ['2026-01-31', '31 Jan 2026'],
  ['2026-02-05', '5 Feb 2026'],
  ['2026-03-01', '1 Mar 2026'],
  ['2026-04-10', '10 Apr 2026'],
  ['2026-05-09', '9 May 2026'],
  ['2026-06-16', '16 Jun 2026'],
  ['2026-07-18', '18 Jul 2026'],
  ['2026-08-09', '9 Aug 2026'],
  ['2026-09-24', '24 Sep 2026'],
  ['2026-10-02', '2 Oct 2026'],
  ['1999-11-30', '30 Nov 1999'],
  ['2026-12-05', '5 Dec 2026'],
])('the day %s is shown as %s', (day, shown) => {
  expect(shortDay(day)).toBe(shown);
});
