import { type CarTimes, rankingTime } from '../cars/elapsed-time.js';
import { TOP_ENTRIES } from '../limits.js';
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
 * Splits a ranked category into the main ranking (the first ten, and any that share the tenth's place)
 * and the other entries.
 */
export function splitTopEntries<Ranked extends RankableEntry>(
  ranked: readonly RankedEntry<Ranked>[],
): { top: RankedEntry<Ranked>[]; others: RankedEntry<Ranked>[] } {
  const lastPosition = ranked[TOP_ENTRIES - 1]?.position ?? Number.POSITIVE_INFINITY;
  const isTop = (place: RankedEntry<Ranked>, index: number): boolean =>
    index < TOP_ENTRIES || place.position === lastPosition;
  return { top: ranked.filter(isTop), others: ranked.filter((place, index) => !isTop(place, index)) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
