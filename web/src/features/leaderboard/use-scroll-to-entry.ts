import { useEffect } from 'react';
import { entryAnchor } from './entry-anchor.js';

/** Brings the entry whose page this is into view, unless the visitor is somewhere on the page already. */
export function useScrollToEntry(entryId: string | null): void {
  useEffect(() => {
    if (entryId === null || window.scrollY > 0) return;
    document.getElementById(entryAnchor({ _id: entryId }))?.scrollIntoView();
  }, [entryId]);
}
