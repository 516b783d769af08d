import { SITE_TIME_ZONE } from '../limits.js';
import { dateWordsAt } from './date-words.js';

/** A date of an event: an instant in UTC, or a day at 00:00 UTC; '' without a date. */
export interface DatedEvent {
  readonly date: string;
  readonly isDateOnly: boolean;
}

/** A long date such as "Saturday, 5 December 2026"; '' without a date. */
export function formatLongDate(event: DatedEvent, zone: string = SITE_TIME_ZONE): string {
  if (event.date === '') return '';
  const { weekday, day } = dateWordsAt(Date.parse(event.date), event.isDateOnly ? 'UTC' : zone);
  return `${weekday}, ${day}`;
}
