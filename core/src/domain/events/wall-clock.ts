import type { DatedEvent } from '../dates/long-date.js';
import { wallClockAt } from '../dates/zoned-time.js';
import { SITE_TIME_ZONE } from '../limits.js';
import { readEventDate } from './read-event-date.js';

/** Date fields of a form, in the site's time zone. */
export interface WallClock {
  /** Such as 2026-12-05; '' without a date. */
  readonly day: string;
  /** Such as 18:00; '' for an all-day event. */
  readonly time: string;
}

/** The local date and time of an event's start. */
export function toWallClock({ date, isDateOnly }: DatedEvent, zone: string = SITE_TIME_ZONE): WallClock {
  if (date === '') return { day: '', time: '' };
  if (isDateOnly) return { day: date.slice(0, 10), time: '' };
  const shown = new Date(wallClockAt(Date.parse(date), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The date to store for form fields: a plain day, or an instant in UTC; '' for invalid fields. */
export function fromWallClock({ day, time }: WallClock, zone: string = SITE_TIME_ZONE): string {
  const { iso, isDateOnly } = readEventDate(time ? `${day}T${time}` : day, zone);
  return isDateOnly ? iso.slice(0, 10) : iso;
}
