import { useCallback, useState } from 'react';

/** What is ticked in a list. Only rows that the search and the filters leave count as selected. */
export interface Selection<Item> {
  readonly items: readonly Item[];
  has(item: Item): boolean;
  set(items: readonly Item[], isSelected: boolean): void;
  /** Ticks one, or takes its tick away. The same function at all times. */
  toggle(item: Item): void;
  clear(): void;
}

/**
 * @param matching the rows that the search and the filters leave, on all pages
 * @param keyOf names a row; the same function at all times
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
