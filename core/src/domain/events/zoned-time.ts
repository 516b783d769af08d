import { DAY_MS } from '../limits.js';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a time zone; made once, because making one is slow. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/**
 * What the clocks of a zone show at an instant, written as the milliseconds that UTC would show the same at.
 * @param zone IANA name such as "Africa/Johannesburg"
 * @throws RangeError when the zone is unknown
 */
export function wallClockAt(instantMs: number, zone: string): number {
  const shown = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(zone).formatToParts(instantMs)) {
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  }
  const { year, month, day, hour, minute, second } = shown;
  const wholeSeconds = Date.UTC(year, month - 1, day, hour, minute, second);
  return wholeSeconds + (((instantMs % 1000) + 1000) % 1000);
}

/**
 * The calendar day of an instant in a zone, as whole days since 1970-01-01.
 * @throws RangeError when the zone is unknown
 */
export function dayNumberAt(instantMs: number, zone: string): number {
  return Math.floor(wallClockAt(instantMs, zone) / DAY_MS);
}

/** The instants, earliest first, that a wall-clock time can mean, judged by the offsets around it. */
function candidatesOf(wallMs: number, zone: string): number[] {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((nearMs) => wallClockAt(nearMs, zone) - nearMs);
  return offsets.map((offset) => wallMs - offset).sort((a, b) => a - b);
}

/**
 * The instant at which the clocks of a zone show a time (given as UTC would show it): the first one where
 * they show it twice; where they skip it, the instant by the offset before the change.
 * @throws RangeError when the zone is unknown
 */
export function instantOfWallClock(wallMs: number, zone: string): number {
  const candidates = candidatesOf(wallMs, zone);
  return candidates.find((ms) => wallClockAt(ms, zone) === wallMs) ?? Math.max(...candidates);
}

/**
 * The first instant of a calendar day in a zone; where clocks skip midnight that is later than 00:00.
 * @param dayNumber whole days since 1970-01-01
 * @throws RangeError when the zone is unknown
 */
export function startOfDay(dayNumber: number, zone: string): number {
  const candidates = candidatesOf(dayNumber * DAY_MS, zone);
  return candidates.find((ms) => dayNumberAt(ms, zone) === dayNumber) ?? Math.max(...candidates);
}
