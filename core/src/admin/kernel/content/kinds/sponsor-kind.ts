import type { Sponsor } from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import type { ContentKind } from '../content-kind.js';
import { sponsorAdminMessages } from './sponsor-messages.js';

const text = sponsorAdminMessages;

/** The sponsors, featured ones first, then by name. One form adds and edits. */
export const sponsorKind: ContentKind<Sponsor> = {
  name: 'sponsors',
  text,
  list: listKeys.sponsors,
  lists: [listKeys.sponsors],
  forms: { add: 'sponsor', edit: 'sponsor' },
  sorts: [
    { id: 'place', label: text.byPlace },
    { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
    { id: 'category', label: text.byCategory, compare: (a, b) => a.category.localeCompare(b.category) },
  ],
  keyOf: ({ _id }) => _id,
  labelOf: ({ name }) => name,
  textOf: ({ name, category, description, website }) => `${name}\n${category}\n${description}\n${website}`,
  load: (client, options) => client.sponsors.list(options),
  remove: (client, id) => client.sponsors.delete(id),
};
