import { describe, expect, test } from 'vitest';
import {
  extendIdleSession,
  formatCountdown,
  idlePhase,
  idleSecondsLeft,
  msToNextIdleStep,
  recordActivity,
  recordActivityElsewhere,
  startIdleSession,
} from './idle-session.js';

const start = Date.UTC(2026, 10, 21, 9, 30);
const after = (seconds: number): number => start + seconds * 1000;
const session = startIdleSession(start);

describe('an idle session', () => {
  test.each([
    [0, 'active'],
    [1079, 'active'],
    [1079.999, 'active'],
    [1080, 'warning'],
    [1199, 'warning'],
    [1199.999, 'warning'],
    [1200, 'ended'],
    [86_400, 'ended'],
  ] as const)('after %d s is %s', (seconds, phase) => {
    expect(idlePhase(session, after(seconds))).toBe(phase);
  });

  test('counts from the last activity', () => {
    const moved = recordActivity(session, after(1079));
    expect(idlePhase(moved, after(1079 + 1079))).toBe('active');
    expect(idlePhase(moved, after(1079 + 1080))).toBe('warning');
  });

  test('ignores activity while the warning is shown', () => {
    expect(recordActivity(session, after(1080))).toEqual(session);
    expect(recordActivity(session, after(1200))).toEqual(session);
  });

  test('is extended by the button while the warning is shown', () => {
    const extended = extendIdleSession(session, after(1199));
    expect(idlePhase(extended, after(1199 + 1079))).toBe('active');
    expect(idlePhase(extended, after(1199 + 1080))).toBe('warning');
  });

  test('cannot be extended after it has ended', () => {
    expect(idlePhase(extendIdleSession(session, after(1200)), after(1200))).toBe('ended');
  });

  test('is extended by activity in another window, also during the warning', () => {
    const shared = recordActivityElsewhere(session, after(1100), after(1101));
    expect(idlePhase(shared, after(1150))).toBe('active');
    expect(idlePhase(shared, after(1100 + 1080))).toBe('warning');
    expect(recordActivityElsewhere(shared, after(900), after(1101))).toEqual(shared);
  });

  test('is not extended by activity of a time to come, from before the clock was set back', () => {
    expect(recordActivityElsewhere(session, after(3600), after(60))).toEqual(session);
  });

  test('stays active when the clock is set back', () => {
    expect(idlePhase(session, after(-3600))).toBe('active');
  });
});

describe('the countdown', () => {
  test.each([
    [1080, 120],
    [1080.001, 120],
    [1081, 119],
    [1199, 1],
    [1199.5, 1],
    [1200, 0],
    [5000, 0],
  ])('after %d s shows %d s', (seconds, left) => {
    expect(idleSecondsLeft(session, after(seconds))).toBe(left);
  });

  test.each([
    [120, '2:00'],
    [119, '1:59'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('writes %d s as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('the next step', () => {
  test.each([
    [0, 60_000],
    [1020.001, 59_999],
    [1079, 1000],
    [1080, 1000],
    [1080.25, 750],
    [1199.999, 1],
    [1200, 0],
  ])('after %d s comes in %d ms', (seconds, ms) => {
    expect(msToNextIdleStep(session, after(seconds))).toBe(ms);
  });
});
