import { SITE_TIME_ZONE } from '../limits.js';
import type { DatedEvent } from './event-calendar.js';

/**
 * An event's date in words, such as "Saturday, 5 December 2026"; '' without one.
 * The order is set here, only the names come from the platform: a browser's South African English and the
 * server's may differ in punctuation, and a page must read the same on both.
 */
export function formatLongDate(event: DatedEvent, zone: string = SITE_TIME_ZONE): string {
  if (event.date === '') return '';
  const format = new Intl.DateTimeFormat('en-ZA', {
    timeZone: event.isDateOnly ? 'UTC' : zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(event.date)).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday}, ${Number(parts.day)} ${parts.month} ${parts.year}`;
}
