import { useMemo, useState } from 'react';
import { indexItems, pageOf, type SortOrder, searchItems } from './search-items.js';
import { useRemembered } from './use-remembered.js';
import { type Selection, useSelection } from './use-selection.js';

/** Page sizes of lists; the first is the default. All fill grids of 2, 3 and 4 columns. */
export const LIST_PAGE_SIZES = [24, 48, 96] as const;

/** Data and functions of a list. Define the functions outside of components, because results are memoized by them. */
export interface ListSpec<Item> {
  /** Key for the view settings in the session. */
  readonly name: string;
  /** Key for the search, if several lists share it. */
  readonly searchName?: string;
  /** Serialized filters. A change resets the list to the first page. */
  readonly filter?: string;
  readonly items: readonly Item[];
  keyOf(item: Item): string;
  /** The text that is searched. */
  textOf(item: Item): string;
  readonly sorts: readonly [SortOrder<Item>, ...SortOrder<Item>[]];
}

/** State of a list: search, sort order, page and selection. */
export interface ListView<Item> {
  /** Number of items without the search. */
  readonly total: number;
  /** The items that match the search, sorted. */
  readonly matching: readonly Item[];
  /** The rows of the current page. */
  readonly rows: readonly Item[];
  readonly search: string;
  setSearch(text: string): void;
  readonly sorts: readonly SortOrder<Item>[];
  readonly sort: string;
  setSort(id: string): void;
  /** Counts from 1. */
  readonly page: number;
  readonly pageCount: number;
  setPage(page: number): void;
  readonly pageSize: number;
  setPageSize(size: number): void;
  readonly selection: Selection<Item>;
}

/** Searches, sorts and paginates a fully loaded list. Each step is memoized. */
export function useListView<Item>(spec: ListSpec<Item>): ListView<Item> {
  const { name, items, keyOf, textOf, sorts } = spec;
  const [search, setSearch] = useRemembered(`${spec.searchName ?? name}.search`, '');
  const [sort, setSort] = useRemembered(`${name}.sort`, sorts[0].id);
  const [pageSize, setPageSize] = useRemembered<number>('lists.page-size', LIST_PAGE_SIZES[0]);
  const index = useMemo(() => indexItems(items, textOf), [items, textOf]);
  const searched = useMemo(() => searchItems(index, search), [index, search]);
  const compare = sorts.find(({ id }) => id === sort)?.compare;
  const matching = useMemo(() => (compare ? searched.toSorted(compare) : searched), [searched, compare]);
  const { asked, setPage } = useRequestedPage(`${search}\n${spec.filter}\n${sort}\n${pageSize}`);
  const { page, pageCount, rows } = pageOf(matching, asked, pageSize);
  const selection = useSelection(matching, keyOf);
  return {
    total: items.length,
    matching,
    rows,
    search,
    setSearch,
    sorts,
    sort,
    setSort,
    page,
    pageCount,
    setPage,
    pageSize,
    setPageSize,
    selection,
  };
}

/** The requested page. A new search, filter, order or page size resets it to 1. */
function useRequestedPage(view: string) {
  const [asked, setAsked] = useState({ view, page: 1 });
  return {
    asked: asked.view === view ? asked.page : 1,
    setPage: (page: number) => setAsked({ view, page }),
  };
}
