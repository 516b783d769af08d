import type { ExistingIds } from '../existing-ids.js';

/** What happens to the rows of the subject. */
type Kind = 'adds' | 'changes' | 'removes';

/** A change and its activity record. The list is ordered, because a change may depend on the ones before it. */
export interface RecordedChange {
  readonly route: string;
  readonly records: readonly [action: string, type: string, kind: Kind];
  readonly id?: keyof ExistingIds;
  readonly body?: (ids: ExistingIds) => object;
}
