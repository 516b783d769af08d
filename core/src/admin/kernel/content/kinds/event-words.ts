import { type EventItem, type EventLocation, formatLongDate, toWallClock } from '@quartermile/core/domain';
import { eventAdminMessages } from './event-messages.js';

const text = eventAdminMessages;

/** Formats the date of an event: "Saturday, 5 December 2026, 18:00". */
export function dateWords(event: EventItem): string {
  if (event.date === '') return text.noDate;
  const { time } = toWallClock(event);
  return time ? `${formatLongDate(event)}, ${time}` : formatLongDate(event);
}

/** Formats the location of an event, as text or as "lat, lng". */
export function placeWords(location: EventLocation | null): string {
  if (!location) return text.noPlace;
  return location.kind === 'text' ? location.text : `${location.lat}, ${location.lng}`;
}
