import { CATEGORIES, type Category, isRankedByVotes } from '../cars/category.js';
import { type CarTimes, rankingTime } from '../cars/ranking-time.js';
import { TOP_ENTRIES, TOP_ENTRIES_WITH_SHARED } from '../limits.js';

/** The fields of an entry that determine its position. `createdAt` is an ISO 8601 instant in UTC. */
export interface RankableEntry {
  readonly category: Category;
  readonly votes: number;
  readonly createdAt: string;
  readonly car: CarTimes;
}

/** An entry with its position, starting at 1; equal entries share a position. */
export interface RankedEntry<Ranked extends RankableEntry> {
  readonly position: number;
  readonly entry: Ranked;
}

/** An entry's sort key in its category, smaller first: seconds, or negated votes. */
function rankingKey(entry: RankableEntry): number {
  return isRankedByVotes(entry.category) ? -entry.votes : rankingTime(entry.car);
}

/**
 * The order of the whole leaderboard: by category in display order, then by elapsed time (by votes for Votes by
 * Viewers), then oldest first.
 */
export function compareEntries(a: RankableEntry, b: RankableEntry): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    rankingKey(a) - rankingKey(b) ||
    compareText(a.createdAt, b.createdAt)
  );
}

/**
 * Ranks the entries of one category with dense positions: equal entries share a position, and the next position is
 * the previous plus one. The sort is stable and does not modify the input.
 */
export function rankEntries<Ranked extends RankableEntry>(entries: readonly Ranked[]): RankedEntry<Ranked>[] {
  const keyed = entries.map((entry) => ({ entry, key: rankingKey(entry) }));
  keyed.sort((a, b) => a.key - b.key || compareText(a.entry.createdAt, b.entry.createdAt));
  let position = 0;
  let last = Number.NaN;
  return keyed.map(({ entry, key }) => {
    if (key !== last) position += 1;
    last = key;
    return { position, entry };
  });
}

/** The order of UTF-16 code units: that of instants, which are texts of one length. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The ranked entries of one board. Pages, pictures and feeds with a part of a board filter this list and do not rank
 * again, so that an entry has the same position everywhere.
 */
export function placesOfBoard<Ranked extends RankableEntry>(
  entries: readonly Ranked[],
  category: Category,
): RankedEntry<Ranked>[] {
  return rankEntries(entries.filter((entry) => entry.category === category));
}

/**
 * Splits ranked entries into the main ranking and the other entries. The main ranking is the first ten, and the
 * entries that share the tenth's position if there are at most twenty in total (contract section 5).
 */
export function splitTopEntries<Ranked extends RankableEntry>(
  places: readonly RankedEntry<Ranked>[],
): { top: readonly RankedEntry<Ranked>[]; others: readonly RankedEntry<Ranked>[] } {
  const tenth = places[TOP_ENTRIES - 1];
  const withShared = places.findLastIndex(({ position }) => position === tenth?.position) + 1;
  const count = withShared > TOP_ENTRIES_WITH_SHARED ? TOP_ENTRIES : withShared;
  return tenth ? { top: places.slice(0, count), others: places.slice(count) } : { top: places, others: [] };
}
