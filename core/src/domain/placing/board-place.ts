import { type Category, isRankedByVotes } from '../cars/category.js';
import { type CarTimes, rankingTime, rankingTimeText } from '../cars/ranking-time.js';
import type { RankableEntry, RankedEntry } from '../leaderboard/rank-entries.js';
import { bestRun, type ComparedRun } from '../runs/best-run.js';

/** An entry with what identifies its car. */
export interface PlaceableEntry extends RankableEntry {
  readonly car: ComparedRun & { readonly vehicleId: string };
}

/** The entry that a run would be compared with, and by how much. */
export interface Neighbour<Entry> {
  readonly entry: Entry;
  /** Whether it is ahead of the run, equal to it, or behind it. */
  readonly side: 'ahead' | 'level' | 'behind';
  /** Seconds between them; null if one has no time. */
  readonly gap: number | null;
}

/** What an approval of a run would do on one board. */
export interface BoardPlace<Entry> {
  readonly category: Category;
  /**
   * `new`: the car gets an entry. `replaces`: its entry shows this run from then on. `stays`: its entry shows a run that is
   * as quick or quicker. `votes`: the board has no order by time.
   */
  readonly kind: 'new' | 'replaces' | 'stays' | 'votes';
  /** The position afterwards, from 1; null for `votes`. */
  readonly position: number | null;
  /** Number of entries afterwards. */
  readonly count: number;
  /** The present entry of the car. */
  readonly own: Entry | null;
  /** The entry next to the run: the one ahead, an equal one, or for the first place the one behind. */
  readonly neighbour: Neighbour<Entry> | null;
}

/**
 * The place that a run would take on a board if it was approved for it. A car has one entry per board, with its best run
 * there, so that a run either replaces its entry or leaves it as it is.
 * @param places the whole board in its order, as `placesOfBoard` ranks it
 * @param vehicleId the car that the run would belong to
 */
export function placeOnBoard<Entry extends PlaceableEntry>(
  places: readonly RankedEntry<Entry>[],
  category: Category,
  run: ComparedRun,
  vehicleId: string,
): BoardPlace<Entry> {
  const own = places.find(({ entry }) => entry.car.vehicleId === vehicleId) ?? null;
  const common = { category, own: own?.entry ?? null, count: places.length + (own ? 0 : 1) };
  if (isRankedByVotes(category)) return { ...common, kind: 'votes', position: null, neighbour: null };
  if (own && bestRun([own.entry.car, run]) !== run) {
    return { ...common, kind: 'stays', position: own.position, neighbour: null };
  }
  // The own entry is not among those ahead, because its time is not lower.
  return { ...common, kind: own ? 'replaces' : 'new', ...placeOfRun(places, run, own) };
}

/**
 * The position that a time would have on a board that is ranked by time, and the entry next to it.
 * @param own the entry of the same car, which is no neighbour
 */
export function placeOfRun<Entry extends RankableEntry>(
  places: readonly RankedEntry<Entry>[],
  run: CarTimes,
  own: RankedEntry<Entry> | null = null,
): { readonly position: number; readonly neighbour: Neighbour<Entry> | null } {
  const first = firstNotAhead(places, rankingTime(run));
  return {
    position: (places[first - 1]?.position ?? 0) + 1,
    neighbour: neighbourOf(places, first, run, own),
  };
}

/** Index of the first entry whose time is not lower, or the number of entries. */
function firstNotAhead(places: readonly RankedEntry<RankableEntry>[], seconds: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rankingTime((places[middle] as RankedEntry<RankableEntry>).entry.car) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function neighbourOf<Entry extends RankableEntry>(
  places: readonly RankedEntry<Entry>[],
  first: number,
  run: CarTimes,
  own: RankedEntry<Entry> | null,
): Neighbour<Entry> | null {
  const next = places[first] === own ? places[first + 1] : places[first];
  const isLevel = next && rankingTime(next.entry.car) === rankingTime(run);
  const entry = (isLevel ? next : (places[first - 1] ?? next))?.entry;
  if (!entry) return null;
  const side = isLevel ? 'level' : places[first - 1] ? 'ahead' : 'behind';
  return { entry, side, gap: gapBetween(run, entry.car) };
}

/** Decimals of a gap, those of most timing systems. */
const GAP_DECIMALS = 3;

/** Seconds between two runs; null if one has no time. */
export function gapBetween(one: CarTimes, other: CarTimes): number | null {
  if (rankingTimeText(one) === null || rankingTimeText(other) === null) return null;
  return Number(Math.abs(rankingTime(one) - rankingTime(other)).toFixed(GAP_DECIMALS));
}
