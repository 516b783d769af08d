import { useCallback, useState } from 'react';

/** The selected rows of a list. Only rows that match the search and filters are included. */
export interface Selection<Item> {
  readonly items: readonly Item[];
  has(item: Item): boolean;
  set(items: readonly Item[], isSelected: boolean): void;
  /** Toggles an item. The function has a stable identity. */
  toggle(item: Item): void;
  clear(): void;
}

/**
 * Manages the selection of a list.
 * @param matching the rows that match the search and filters, on all pages
 * @param keyOf returns the unique key of a row; must have a stable identity
 */
export function useSelection<Item>(
  matching: readonly Item[],
  keyOf: (item: Item) => string,
): Selection<Item> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (item: Item) =>
      setKeys((now) => {
        const next = new Set(now);
        if (!next.delete(keyOf(item))) next.add(keyOf(item));
        return next;
      }),
    [keyOf],
  );
  return {
    items: keys.size === 0 ? [] : matching.filter((item) => keys.has(keyOf(item))),
    has: (item) => keys.has(keyOf(item)),
    set: (items, isSelected) => {
      const next = new Set(keys);
      for (const item of items) {
        if (isSelected) next.add(keyOf(item));
        else next.delete(keyOf(item));
      }
      setKeys(next);
    },
    toggle,
    clear: () => setKeys(new Set()),
  };
}
