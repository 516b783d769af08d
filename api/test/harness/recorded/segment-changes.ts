import { additions } from '../existing-ids.js';
import type { RecordedChange } from './recorded-change.js';

/** Changes of segments, in an order in which each is possible. */
export const segmentChanges: readonly RecordedChange[] = [
  { route: 'POST /api/segments/add', records: ['add', 'segment', 'adds'], body: () => additions.segment },
  {
    route: 'PUT /api/segments/update/:id',
    records: ['update', 'segment', 'changes'],
    id: 'segment',
    body: () => ({ inMenu: true }),
  },
  { route: 'DELETE /api/segments/delete/:id', records: ['delete', 'segment', 'removes'], id: 'segment' },
];
