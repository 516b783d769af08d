import {
  type EventItem,
  type EventLocation,
  formatLongDate,
  readEvent,
  toWallClock,
} from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import type { ContentKind } from '../content-kind.js';
import { eventAdminMessages } from './event-messages.js';
import { eventKey, type ListedEvent } from './listed-event.js';

const text = eventAdminMessages;

/** The events collection, each document with its parsed event. */
export const eventKind: ContentKind<ListedEvent> = {
  name: 'events',
  text,
  list: listKeys.events,
  lists: [listKeys.events, listKeys.activity],
  forms: { add: 'add-event', edit: 'edit-event' },
  sorts: [
    { id: 'date', label: text.byDate },
    {
      id: 'title',
      label: text.byTitle,
      compare: (a, b) => a.event.title.localeCompare(b.event.title, 'en'),
    },
  ],
  keyOf: eventKey,
  labelOf: ({ event }) => event.title,
  textOf: ({ event }) => `${event.title}\n${event.description}\n${placeWords(event.location)}`,
  async load(client, options) {
    const documents = await client.events.adminList(options);
    return documents.map((stored) => ({ stored, event: readEvent(stored) }));
  },
  remove: (client, id) => client.events.delete(id),
};

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
