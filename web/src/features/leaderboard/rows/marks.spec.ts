import { DAY_MS, heldText, startOfToday } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldSinceText, isNewEntry, isPersonalBest } from './marks.js';

const today = startOfToday(Date.parse('2026-11-23T12:00:00+02:00'));

describe('the marks', () => {
  test.each([
    ['2026-11-23T11:00:00+02:00', true],
    ['2026-11-10T00:00:00+02:00', true],
    ['2026-11-09T23:59:59+02:00', false],
    ['2024-11-20T00:00:00+02:00', false],
  ])('of what came at %s: %s on 23 November', (instant, isMarked) => {
    expect(isNewEntry({ createdAt: instant }, today)).toBe(isMarked);
    expect(isPersonalBest({ bestSince: instant }, today)).toBe(isMarked);
  });

  test('an entry without a better run is no personal best', () => {
    expect(isPersonalBest(buildEntry(), today)).toBe(false);
  });

  test('last exactly fourteen days of the calendar, whenever an entry came', () => {
    const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
    fc.assert(
      fc.property(instants, (came) => {
        const createdAt = new Date(came).toISOString();
        const days = Array.from({ length: 20 }, (_, day) => startOfToday(came + day * DAY_MS));
        expect(days.filter((day) => isNewEntry({ createdAt }, day))).toHaveLength(14);
      }),
    );
  });
});

test('a lead is counted in days as on the page of the record holders', () => {
  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const [since, now] = [new Date(Math.min(one, other)).toISOString(), Math.max(one, other)];
      expect(heldSinceText(since, startOfToday(now))).toBe(heldText({ since, until: null }, now));
    }),
  );
});
