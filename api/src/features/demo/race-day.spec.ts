import { describe, expect, it } from '@jest/globals';
import { raceDay } from './race-day.js';

/** A Wednesday. */
const NOW = new Date('2026-11-25T10:00:00Z');

describe('a race day', () => {
  it.each([
    [1, 'saturday', '2026-11-28'],
    [3, 'saturday', '2026-11-28'],
    [4, 'saturday', '2026-12-05'],
    [1, 'sunday', '2026-11-29'],
    [-1, 'saturday', '2026-11-21'],
    [-4, 'saturday', '2026-11-21'],
    [-5, 'saturday', '2026-11-14'],
  ] as const)('%i days from a Wednesday is on the %s %s', (daysAhead, weekday, day) => {
    expect(raceDay(NOW, daysAhead, weekday)).toBe(day);
  });

  it('counts from the day of the site’s zone', () => {
    // Half past midnight on Saturday in Johannesburg is still Friday in UTC.
    expect(raceDay(new Date('2026-11-27T22:30:00Z'), 0, 'saturday')).toBe('2026-11-28');
    expect(raceDay(new Date('2026-11-27T22:30:00Z'), 1, 'saturday')).toBe('2026-12-05');
  });
});
