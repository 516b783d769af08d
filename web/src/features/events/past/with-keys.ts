/** A list item with its React key. */
export interface KeyedItem<Item> {
  readonly key: string;
  readonly item: Item;
}

/** Adds a unique key to each item: its name and the count of earlier items with that name. */
export function withKeys<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly KeyedItem<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const earlier = seen.get(name) ?? 0;
    seen.set(name, earlier + 1);
    return { key: `${name} ${earlier}`, item };
  });
}
