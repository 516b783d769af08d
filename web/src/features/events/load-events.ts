import type { Client } from '@quartermile/core/client';
import {
  type EventItem,
  formatLongDate,
  isUnderWay,
  messages,
  readEvent,
  relativeBadge,
  toWallClock,
  upcomingEvents,
} from '@quartermile/core/domain';
import type { LoadedEvents, ShownEvent } from './shown-event.js';

/** Events that are under way, then upcoming ones, soonest first; null when loading failed. */
export async function loadEvents(client: Pick<Client, 'events'>): Promise<LoadedEvents> {
  try {
    const documents = await client.events.list();
    const now = new Date();
    const events = documents.map((document) => readEvent(document));
    const underWay = events.filter((event) => isUnderWay(event, now));
    return [...underWay, ...upcomingEvents(events, now)].map((event) => toShownEvent(event, now));
  } catch (error) {
    console.warn('The events could not be loaded.', error);
    return null;
  }
}

/** Adds the texts for an event's date at a given time. */
export function toShownEvent(event: EventItem, now: Date): ShownEvent {
  const startTime = toWallClock(event).time || null;
  return {
    ...event,
    badge: isUnderWay(event, now) ? messages.events.badges.today : relativeBadge(event, now),
    longDate: formatLongDate(event),
    startTime,
    isUnderWay: isUnderWay(event, now),
  };
}
