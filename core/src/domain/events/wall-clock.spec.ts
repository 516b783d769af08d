import { expect, test } from 'vitest';
import { readEvent } from './read-event.js';
import { fromWallClock, toWallClock } from './wall-clock.js';

test.each([
  ['2026-12-05', { day: '2026-12-05', time: '' }],
  ['2026-12-05T16:00:00.000Z', { day: '2026-12-05', time: '18:00' }],
  ['2026-12-05T22:30:00.000Z', { day: '2026-12-06', time: '00:30' }],
])('%s is a form’s date and goes back unchanged', (stored, shown) => {
  expect(toWallClock(readEvent({ date: stored }))).toEqual(shown);
  expect(fromWallClock(shown)).toBe(stored);
});

test('no date gives empty fields', () => {
  expect(toWallClock(readEvent({ date: 'soon' }))).toEqual({ day: '', time: '' });
});

test.each([
  { day: '', time: '' },
  { day: '', time: '18:00' },
  { day: '2026-02-30', time: '' },
  { day: '2026-12-05', time: '25:00' },
])('%j is no date', (typed) => {
  expect(fromWallClock(typed)).toBe('');
});

test('supports other time zones', () => {
  expect(toWallClock(readEvent({ date: '2026-12-05T16:00:00Z' }), 'Asia/Tokyo')).toEqual({
    day: '2026-12-06',
    time: '01:00',
  });
});
