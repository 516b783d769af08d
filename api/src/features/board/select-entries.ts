import {
  type BoardFilter,
  compareEntries,
  type Entry,
  type entryQuerySchema,
  isInFilter,
  matchSearch,
} from '@quartermile/core/domain';
import type * as z from 'zod';

/** A validated filter of the leaderboard. */
export type EntryFilter = z.output<typeof entryQuerySchema>;

/** A page of the leaderboard, with the total number of entries regardless of `limit` and `offset`. */
export interface EntryPage<Kind extends Entry> {
  readonly entries: readonly Kind[];
  readonly total: number;
}

/**
 * Filters and sorts entries in the order of the leaderboard. The sort is stable and ties are ordered by age, so `all`
 * must be sorted oldest first.
 */
export function selectEntries<Kind extends Entry>(
  all: readonly Kind[],
  filter: EntryFilter,
): EntryPage<Kind> {
  const isWanted = matchFilter(filter);
  const wanted = all.filter(isWanted).sort(compareEntries);
  const { offset = 0, limit = wanted.length } = filter;
  return { entries: wanted.slice(offset, offset + limit), total: wanted.length };
}

/** The facts by which a filter selects. */
export function factsOf({ drivetrain, strip, year }: EntryFilter): BoardFilter {
  return { drivetrain: drivetrain ?? null, strip: strip ?? null, year: year ?? null };
}

function matchFilter(filter: EntryFilter): (entry: Entry) => boolean {
  const { category, q = '' } = filter;
  const facts = factsOf(filter);
  const matches = matchSearch(q);
  return (entry) =>
    (category === undefined || entry.category === category) &&
    isInFilter(entry.car, facts) &&
    matches(entry.car);
}
