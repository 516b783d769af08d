import type { Entry } from '@quartermile/core/domain';
import { useEffect } from 'react';
import { hasEarlyPressBegun, rendersServedPage } from '../../platform/hydration.js';

/** The id of an entry's row, for links to it. */
export function entryAnchor({ _id }: Pick<Entry, '_id'>): string {
  return `entry-${_id}`;
}

/** The id of the entry in a location's hash; null if there is none. */
export function linkedEntryId(hash: string): string | null {
  return /^#entry-(.+)$/.exec(hash)?.[1] ?? null;
}

/**
 * Scrolls to the entry of an entry page, unless the visitor has already scrolled, or pressed something on the served
 * page: a press is lost when the page scrolls before it ends.
 */
export function useScrollToEntry(entryId: string | null): void {
  useEffect(() => {
    if (entryId === null || window.scrollY > 0) return;
    if (rendersServedPage() && hasEarlyPressBegun()) return;
    document.getElementById(entryAnchor({ _id: entryId }))?.scrollIntoView();
  }, [entryId]);
}
