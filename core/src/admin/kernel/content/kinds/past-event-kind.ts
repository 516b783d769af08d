import type { PastEvent } from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import type { ContentKind } from '../content-kind.js';
import { pastEventAdminMessages } from './past-event-messages.js';

const text = pastEventAdminMessages;

/** The past events, latest first. */
export const pastEventKind: ContentKind<PastEvent> = {
  name: 'past-events',
  text,
  list: listKeys.pastEvents,
  lists: [listKeys.pastEvents, listKeys.activity],
  forms: { add: 'add-past-event', edit: 'edit-past-event' },
  sorts: [
    { id: 'newest', label: text.newest },
    { id: 'title', label: text.byTitle, compare: (a, b) => a.title.localeCompare(b.title, 'en') },
  ],
  keyOf: ({ _id }) => _id,
  labelOf: ({ title }) => title,
  textOf: ({ title, location, description }) => [title, location, description].join('\n'),
  load: (client, options) => client.pastEvents.list(options),
  remove: (client, id) => client.pastEvents.delete(id),
};
