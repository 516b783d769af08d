import { LIST_PAGE_SIZES } from '@quartermile/core/domain';
import { useMemo, useState } from 'react';
import { indexItems, pageOf, type SortOrder, searchItems } from './search-items.js';
import { useRemembered } from './use-remembered.js';
import { type Selection, useSelection } from './use-selection.js';

/** A list as its screen describes it. The functions stand outside of components: what is derived from them is kept. */
export interface ListSpec<Item> {
  /** Under which the session remembers how the list is looked at. */
  readonly name: string;
  /** Under which the search is remembered, where lists share it. */
  readonly searchName?: string;
  /** What else narrows the items, in one text: another one starts at the first page again. */
  readonly filter?: string;
  readonly items: readonly Item[];
  keyOf(item: Item): string;
  /** The text that a search looks in. */
  textOf(item: Item): string;
  readonly sorts: readonly [SortOrder<Item>, ...SortOrder<Item>[]];
}

/** A list as it is looked at: searched, sorted, one page of it shown. */
export interface ListView<Item> {
  /** All of it. */
  readonly total: number;
  /** What the search leaves, sorted. */
  readonly matching: readonly Item[];
  /** The rows of the page that shows. */
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

/** Searches, sorts and pages a list that is loaded whole; each step is derived anew only when its input changes. */
export function useListView<Item>(spec: ListSpec<Item>): ListView<Item> {
  const { name, items, keyOf, textOf, sorts } = spec;
  const [search, setSearch] = useRemembered(`${spec.searchName ?? name}.search`, '');
  const [sort, setSort] = useRemembered(`${name}.sort`, sorts[0].id);
  const [pageSize, setPageSize] = useRemembered<number>('lists.page-size', LIST_PAGE_SIZES[0]);
  const index = useMemo(() => indexItems(items, textOf), [items, textOf]);
  const found = useMemo(() => searchItems(index, search), [index, search]);
  const compare = sorts.find(({ id }) => id === sort)?.compare;
  const matching = useMemo(() => (compare ? found.toSorted(compare) : found), [found, compare]);
  const { asked, setPage } = useAskedPage(`${search}\n${spec.filter}\n${sort}\n${pageSize}`);
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

/** The page that was asked for; another search or order starts at the first again. */
function useAskedPage(view: string) {
  const [asked, setAsked] = useState({ view, page: 1 });
  return {
    asked: asked.view === view ? asked.page : 1,
    setPage: (page: number) => setAsked({ view, page }),
  };
}
