import { additions } from '../existing-ids.js';
import type { RecordedChange } from './recorded-change.js';

/** Changes of newsletters, in an order in which each is possible. */
export const newsletterChanges: readonly RecordedChange[] = [
  {
    route: 'POST /api/newsletter/issues/add',
    records: ['add', 'newsletter', 'adds'],
    body: () => additions.issue,
  },
  {
    route: 'PUT /api/newsletter/issues/update/:id',
    records: ['update', 'newsletter', 'changes'],
    id: 'issue',
    body: () => ({ subject: 'Later' }),
  },
  {
    route: 'POST /api/newsletter/issues/act/:id',
    records: ['test-newsletter', 'newsletter', 'changes'],
    id: 'issue',
    body: () => ({ action: 'test' }),
  },
  {
    route: 'DELETE /api/newsletter/issues/delete/:id',
    records: ['delete', 'newsletter', 'removes'],
    id: 'issue',
  },
];
