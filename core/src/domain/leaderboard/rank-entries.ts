import { CATEGORIES, type Category, isRankedByVotes } from '../cars/category.js';
import { type CarTimes, rankingTime } from '../cars/ranking-time.js';
import { TOP_ENTRIES, TOP_ENTRIES_WITH_SHARED } from '../limits.js';
import { compareText, rankInstants } from './rank-instants.js';
import { stableOrder } from './stable-order.js';

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
  const keys = new Float64Array(entries.length);
  for (let index = 0; index < keys.length; index++) keys[index] = rankingKey(entries[index] as Ranked);
  const order = isOldestFirst(entries) ? stableOrder(keys) : stableOrder(keys, orderByAge(entries));
  // Without an initial length the array is copied while it grows.
  const ranked: RankedEntry<Ranked>[] = [];
  ranked.length = order.length;
  let position = 0;
  let last = Number.NaN;
  for (let at = 0; at < order.length; at++) {
    const index = order[at] as number;
    const key = keys[index] as number;
    if (key !== last) position += 1;
    last = key;
    ranked[at] = { position, entry: entries[index] as Ranked };
  }
  return ranked;
}

/** Whether the entries are in the order in which the server stores them. */
function isOldestFirst(entries: readonly RankableEntry[]): boolean {
  let before = '';
  for (const { createdAt } of entries) {
    if (createdAt < before) return false;
    before = createdAt;
  }
  return true;
}

/** The indices of entries, oldest first. */
function orderByAge(entries: readonly RankableEntry[]): Uint32Array {
  return stableOrder(rankInstants(entries));
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
