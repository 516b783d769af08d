import { type CarTimes, rankingTime } from '../cars/elapsed-time.js';
import { TOP_ENTRIES, TOP_ENTRIES_WITH_SHARED } from '../limits.js';
import { CATEGORIES, type Category } from './category.js';

/** What ranking needs to know of an entry. `createdAt` is an ISO 8601 instant in UTC. */
export interface RankableEntry {
  readonly category: Category;
  readonly votes: number;
  readonly createdAt: string;
  readonly car: CarTimes;
}

/** An entry with its place, counted from 1; equals share a place. */
export interface RankedEntry<Ranked extends RankableEntry> {
  readonly position: number;
  readonly entry: Ranked;
}

/** What an entry ranks by in its category, smaller first: seconds, or votes turned negative. */
function rankingKey(entry: RankableEntry): number {
  return entry.category === 'Votes by Viewers' ? -entry.votes : rankingTime(entry.car);
}

/**
 * The order of the whole leaderboard: by category as they are shown, within one by elapsed time (votes
 * for Votes by Viewers), equal ones oldest first.
 */
export function compareEntries(a: RankableEntry, b: RankableEntry): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    rankingKey(a) - rankingKey(b) ||
    compareText(a.createdAt, b.createdAt)
  );
}

/**
 * Ranks the entries of one category: dense positions, so that equals share a place and the next place is
 * the previous plus one. Entries that compare equal keep their order. The input is left as it is.
 */
export function rankEntries<Ranked extends RankableEntry>(entries: readonly Ranked[]): RankedEntry<Ranked>[] {
  const ranked: RankedEntry<Ranked>[] = [];
  for (const entry of [...entries].sort(compareEntries)) {
    const previous = ranked.at(-1);
    const isTie = previous !== undefined && rankingKey(previous.entry) === rankingKey(entry);
    ranked.push({ position: isTie ? previous.position : (previous?.position ?? 0) + 1, entry });
  }
  return ranked;
}

/**
 * The places of one board, in ranking order. This is the only place that an entry has: a page, picture or feed
 * that shows a part of a board picks from these and never counts again.
 */
export function placesOfBoard<Ranked extends RankableEntry>(
  entries: readonly Ranked[],
  category: Category,
): RankedEntry<Ranked>[] {
  return rankEntries(entries.filter((entry) => entry.category === category));
}

/**
 * Splits places in ranking order into the main ranking and the other entries. The main ranking is the first
 * ten, and those that share the tenth's position as long as that makes no more than twenty (contract section 5).
 */
export function splitTopEntries<Ranked extends RankableEntry>(
  places: readonly RankedEntry<Ranked>[],
): { top: readonly RankedEntry<Ranked>[]; others: readonly RankedEntry<Ranked>[] } {
  const tenth = places[TOP_ENTRIES - 1];
  const withShared = places.findLastIndex(({ position }) => position === tenth?.position) + 1;
  const count = withShared > TOP_ENTRIES_WITH_SHARED ? TOP_ENTRIES : withShared;
  return tenth ? { top: places.slice(0, count), others: places.slice(count) } : { top: places, others: [] };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
