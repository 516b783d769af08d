/** An item of a list with the key that React keeps it under. */
export interface KeyedItem<Item> {
  readonly key: string;
  readonly item: Item;
}

/** Gives each item of a list a key of its own: its name, and how often the name came before in the list. */
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
