import { stripsCalls } from '@quartermile/core/client';
import type { Strip } from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import type { ContentKind } from '../content-kind.js';
import { stripAdminMessages } from './strip-messages.js';

const text = stripAdminMessages;

/** The strips, by name. A change of a strip shows on the cars that ran there. */
export const stripKind: ContentKind<Strip> = {
  name: 'strips',
  text,
  list: listKeys.strips,
  lists: [listKeys.strips, listKeys.activity, listKeys.pending, listKeys.approved, listKeys.entries],
  forms: { add: 'add-strip', edit: 'edit-strip' },
  sorts: [
    { id: 'name', label: text.byName },
    { id: 'place', label: text.byPlace, compare: (a, b) => a.place.localeCompare(b.place, 'en') },
    { id: 'altitude', label: text.highest, compare: (a, b) => height(b) - height(a) },
  ],
  keyOf: ({ _id }) => _id,
  labelOf: ({ name }) => name,
  textOf: ({ name, place }) => `${name}\n${place}`,
  load: ({ call }, options) => stripsCalls(call).list(options),
  remove: ({ call }, id) => stripsCalls(call).delete(id),
  saysWhy: true,
};

/** Strips of unknown altitude are the last ones. */
const height = ({ altitude }: Strip): number => altitude ?? Number.MIN_SAFE_INTEGER;
