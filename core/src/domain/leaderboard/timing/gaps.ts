import { isRankedByVotes } from '../../cars/category.js';
import { rankingTime, rankingTimeText } from '../../cars/ranking-time.js';
import type { Entry } from '../entry.js';

/** How far an entry is behind others: seconds as text with all digits of both times, or a number of votes. */
export interface Gap {
  /** Behind the leader. */
  readonly leader: string;
  /** Behind the next better place; absent where that is the leader's. */
  readonly next?: string;
}

/** A place on a list. Equal entries share one, and the next place is the previous plus one. */
interface PlaceOnList {
  readonly position: number;
  /** Place among the cars of a segment; absent on a board. */
  readonly rank?: number;
  readonly entry: Entry;
}

/** The place that a list shows: that in the segment, otherwise the one on the board. */
export function shownPlace({ rank, position }: Omit<PlaceOnList, 'entry'>): number {
  return rank ?? position;
}

/**
 * The gap of a place on a list; undefined for the leader, and without a time.
 * @param places all places of the list, in its order
 */
export function gapOf(places: readonly PlaceOnList[], place: PlaceOnList): Gap | undefined {
  const at = shownPlace(place);
  const [first] = places;
  if (at === 1 || !first) return undefined;
  const leader = differenceOf(first.entry, place.entry);
  if (leader === undefined) return undefined;
  const next = places[countBefore(places, at) - 1];
  if (at === 2 || !next) return { leader };
  return { leader, next: differenceOf(next.entry, place.entry) ?? leader };
}

/** Decimals of a difference at most: beyond them floating-point numbers are not exact. */
const DECIMALS_MAX = 9;

/** By how much an entry is behind a better one; undefined where one of them has no time. */
export function differenceOf(better: Entry, entry: Entry): string | undefined {
  if (isRankedByVotes(entry.category)) return String(better.votes - entry.votes);
  const texts = [better, entry].map(({ car }) => rankingTimeText(car));
  if (texts.includes(null)) return undefined;
  const decimals = Math.max(...texts.map((text) => /\.(\d*)/.exec(text ?? '')?.[1]?.length ?? 0));
  return (rankingTime(entry.car) - rankingTime(better.car)).toFixed(Math.min(decimals, DECIMALS_MAX));
}

/** The number of places that are better than `at`. */
function countBefore(places: readonly PlaceOnList[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shownPlace(places[middle] as PlaceOnList) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places that an entry has gained since last week, negative: lost. 0 without a move, or where last week's is unknown. */
export function placesGained({
  position,
  entry: { lastWeek },
}: {
  /** The place on the whole board. */
  readonly position: number;
  readonly entry: Pick<Entry, 'lastWeek'>;
}): number {
  return lastWeek === undefined ? 0 : lastWeek - position;
}
