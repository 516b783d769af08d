import type { Entry } from '@quartermile/core/domain';

/** The id of an entry's row, for links to it. */
export function entryAnchor({ _id }: Pick<Entry, '_id'>): string {
  return `entry-${_id}`;
}

/** The id of the entry that a location's hash links to; null when it links to none. */
export function linkedEntryId(hash: string): string | null {
  return /^#entry-(.+)$/.exec(hash)?.[1] ?? null;
}
