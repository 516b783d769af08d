import { readEvent } from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import type { ContentKind } from '../content-kind.js';
import { eventAdminMessages } from './event-messages.js';
import { placeWords } from './event-words.js';
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
    const documents = await client.events.list(options);
    return documents.map((stored) => ({ stored, event: readEvent(stored) }));
  },
  remove: (client, id) => client.events.delete(id),
};
