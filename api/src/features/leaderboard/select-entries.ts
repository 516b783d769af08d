import { compareEntries, type Entry, type entryQuerySchema } from '@quartermile/core/domain';
import type * as z from 'zod';

/** How the leaderboard may be narrowed, once checked. */
export type EntryFilter = z.output<typeof entryQuerySchema>;

/** A page of the leaderboard, and how many entries there are without `limit` and `offset`. */
export interface EntryPage<Kind extends Entry> {
  readonly entries: readonly Kind[];
  readonly total: number;
}

/**
 * The entries that a filter lets through, in the board's order. Entries that compare equal keep theirs,
 * so they must come oldest first.
 */
export function selectEntries<Kind extends Entry>(
  all: readonly Kind[],
  filter: EntryFilter,
): EntryPage<Kind> {
  const found = all.filter((entry) => isWanted(entry, filter)).sort(compareEntries);
  const { offset = 0, limit = found.length } = filter;
  return { entries: found.slice(offset, offset + limit), total: found.length };
}

function isWanted({ category, car }: Entry, filter: EntryFilter): boolean {
  if (filter.category !== undefined && category !== filter.category) return false;
  if (filter.drivetrain !== undefined && car.drivetrain !== filter.drivetrain) return false;
  if (!filter.q) return true;
  const wanted = fold(filter.q);
  return [car.name, car.owner, car.description ?? ''].some((text) => fold(text).includes(wanted));
}

/** One form for all spellings of a text in capitals and small letters, composed or not. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
