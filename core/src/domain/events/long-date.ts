import { SITE_TIME_ZONE } from '../limits.js';
import type { DatedEvent } from './event-calendar.js';

/**
 * A long date such as "Saturday, 5 December 2026"; '' without a date. Built from parts, because browser and server
 * may punctuate South African English differently, which would break hydration.
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
