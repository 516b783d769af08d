import { DAY_MS } from '../limits.js';

const HOUR_MS = 60 * 60_000;

/**
 * Zones whose clocks have not been changed since 1970 (IANA time zone database), and what they add to UTC, ms. With them a
 * page needs no Intl.DateTimeFormat; its first one takes a browser 14 to 24 ms, on a phone four times as long.
 */
const CONSTANT_OFFSETS: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['Africa/Johannesburg', 2 * HOUR_MS],
]);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A cached formatter per time zone, because creating one is slow. */
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
 * Local time of a zone at an instant, as the milliseconds at which UTC shows the same time.
 * @param zone IANA name such as "Africa/Johannesburg"
 * @throws RangeError for an unknown zone
 */
export function wallClockAt(instantMs: number, zone: string): number {
  const offset = CONSTANT_OFFSETS.get(zone);
  if (offset !== undefined && instantMs >= 0 && Number.isFinite(instantMs)) return instantMs + offset;
  const shown = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(zone).formatToParts(instantMs)) {
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  }
  const { year, month, day, hour, minute, second } = shown;
  const wholeSeconds = Date.UTC(year, month - 1, day, hour, minute, second);
  return wholeSeconds + (((instantMs % 1000) + 1000) % 1000);
}

/**
 * Calendar day of an instant in a zone, as whole days since 1970-01-01.
 * @throws RangeError for an unknown zone
 */
export function dayNumberAt(instantMs: number, zone: string): number {
  return Math.floor(wallClockAt(instantMs, zone) / DAY_MS);
}

/** Possible instants of a local time, earliest first, from the offsets around it. */
function candidatesOf(wallMs: number, zone: string): number[] {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((nearMs) => wallClockAt(nearMs, zone) - nearMs);
  return offsets.map((offset) => wallMs - offset).sort((a, b) => a - b);
}

/**
 * The instant of a local time (given as UTC would show it): the first one when it is repeated; when it is skipped,
 * according to the offset before the change.
 * @throws RangeError for an unknown zone
 */
export function instantOfWallClock(wallMs: number, zone: string): number {
  const candidates = candidatesOf(wallMs, zone);
  return candidates.find((ms) => wallClockAt(ms, zone) === wallMs) ?? Math.max(...candidates);
}

/**
 * The first instant of a calendar day in a zone, later than 00:00 where clocks skip midnight; of a day that the zone
 * skipped (Kiritimati has no 1994-12-31), the first instant of the next.
 * @param dayNumber whole days since 1970-01-01
 * @throws RangeError for an unknown zone
 */
export function startOfDay(dayNumber: number, zone: string): number {
  const candidates = candidatesOf(dayNumber * DAY_MS, zone);
  return candidates.find((ms) => dayNumberAt(ms, zone) === dayNumber) ?? Math.max(...candidates);
}
