/** One of the orders that a list can be put in. */
export interface SortOrder<Item> {
  readonly id: string;
  readonly label: string;
  /** Absent: the order in which the server gives them. */
  compare?(a: Item, b: Item): number;
}

/** An item with the text that a search looks in, made once for each load. */
export interface IndexedItem<Item> {
  readonly item: Item;
  readonly text: string;
}

export function indexItems<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly IndexedItem<Item>[] {
  return items.map((item) => ({ item, text: textOf(item).toLocaleLowerCase() }));
}

/** The items whose text has all words of the search, in their order. */
export function searchItems<Item>(items: readonly IndexedItem<Item>[], search: string): readonly Item[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
}

/** The page of a list that shows: pages count from 1, and one past the end is the last. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { page: shown, pageCount, rows: items.slice((shown - 1) * size, shown * size) };
}
