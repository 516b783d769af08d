import type { AdminEntry } from '@quartermile/core/domain';

/** What narrows the list: a category (null: all of them), and words looked for in car and owner. */
export interface EntryFilter {
  readonly category: string | null;
  readonly search: string;
}

/** The entries that match, in their order. */
export function filterEntries(entries: readonly AdminEntry[], filter: EntryFilter): readonly AdminEntry[] {
  const wanted = filter.search.trim().toLocaleLowerCase();
  return entries.filter(
    ({ category, car }) =>
      (filter.category === null || category === filter.category) &&
      `${car.name}\n${car.owner}`.toLocaleLowerCase().includes(wanted),
  );
}
