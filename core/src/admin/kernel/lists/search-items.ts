import { foldText, searchWords } from '@quartermile/core/domain';

/** A sort order of a list. */
export interface SortOrder<Item> {
  readonly id: string;
  readonly label: string;
  /** Absent for the order of the server. */
  compare?(a: Item, b: Item): number;
}

/** An item with its search text, computed once per load. */
export interface IndexedItem<Item> {
  readonly item: Item;
  readonly text: string;
}

export function indexItems<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly IndexedItem<Item>[] {
  return items.map((item) => ({ item, text: foldText(textOf(item)) }));
}

/** Returns the items that match all words of the search, in their order. */
export function searchItems<Item>(items: readonly IndexedItem<Item>[], search: string): readonly Item[] {
  const words = searchWords(search);
  return items.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
}

/** Returns one page of a list. Pages count from 1; a number past the end returns the last page. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { page: shown, pageCount, rows: items.slice((shown - 1) * size, shown * size) };
}
