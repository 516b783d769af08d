import { type IndexedItem, searchItems } from '../../kernel/lists/search-items.js';
import { FINDER_GROUPS, type FinderGroup, type FinderItem } from './finder-item.js';

/** Results of one kind. */
export interface FinderResults {
  readonly group: FinderGroup;
  readonly items: readonly FinderItem[];
}

/** Number of results that are shown per kind. */
export const FINDER_RESULTS = 6;

/** The results of a search by kind, at most {@link FINDER_RESULTS} of each; all tabs for an empty search. */
export function searchFinder(index: readonly IndexedItem<FinderItem>[], search: string): FinderResults[] {
  const isEmpty = search.trim() === '';
  const found = Object.groupBy(searchItems(index, search), ({ group }) => group);
  return FINDER_GROUPS.flatMap((group) => {
    const items = found[group] ?? [];
    if (isEmpty) return group === 'tab' ? [{ group, items }] : [];
    return items.length > 0 ? [{ group, items: items.slice(0, FINDER_RESULTS) }] : [];
  });
}
