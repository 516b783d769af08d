import { segmentsCalls } from '@quartermile/core/client';
import type { SegmentSummary } from '@quartermile/core/domain';
import type { ContentKind } from '../../../kernel/content/content-kind.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { segmentAdminMessages } from './segment-messages.js';

const text = segmentAdminMessages;

/** A segment with its place in the order of the named ones. */
export interface ListedSegment extends SegmentSummary {
  /** Id of the named segment before it; null for the first one. */
  readonly after: string | null;
}

/** The segments: the named ones in their order, then the built-in ones. */
export const segmentKind: ContentKind<ListedSegment> = {
  name: 'segments',
  text,
  list: listKeys.segments,
  lists: [listKeys.segments, listKeys.activity],
  forms: { add: 'add-segment', edit: 'edit-segment' },
  sorts: [
    { id: 'order', label: text.byOrder },
    { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name, 'en') },
  ],
  keyOf: ({ _id, slug }) => _id ?? slug,
  labelOf: ({ name }) => name,
  textOf: ({ name, facts }) => [name, ...facts].join('\n'),
  load: async ({ call }, options) => {
    const segments = await segmentsCalls(call).list(options);
    return segments.map((segment, at) => ({ ...segment, after: segments[at - 1]?._id ?? null }));
  },
  remove: ({ call }, id) => segmentsCalls(call).delete(id),
  restore: ({ call }, { name, filter, inMenu, after }) =>
    segmentsCalls(call).add({ name, filter, inMenu, after }),
};
