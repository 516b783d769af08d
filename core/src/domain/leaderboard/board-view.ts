import type { Drivetrain } from '../cars/drivetrain.js';
import type { BoardQuery } from './board-query.js';
import { CATEGORIES, type Category } from './category.js';
import type { Entry } from './entry.js';
import { matchSearch } from './match-search.js';
import { placesOfBoard, type RankedEntry, splitTopEntries } from './rank-entries.js';

/** A ranked entry. */
export type Place = RankedEntry<Entry>;

/** Number of cars by category. */
export type BoardCounts = Readonly<Record<Category, number>>;

/** Content of a leaderboard page, computed by the server and by the browser. */
export interface BoardView {
  /** Number of cars by category, unfiltered. */
  readonly counts: BoardCounts;
  /** Number of cars and votes that match the query. */
  readonly cars: number;
  readonly votes: number;
  readonly top: readonly Place[];
  readonly others: readonly Place[];
  /** Number of matching "Other Entries" before and after those in `others`. */
  readonly othersAbove: number;
  readonly othersLeft: number;
}

/** Selected places of a board, all of them, with the number of their votes. */
export interface BoardSelection {
  readonly top: readonly Place[];
  readonly others: readonly Place[];
  readonly votes: number;
}

/**
 * The ranked entries for a query. Drivetrain and search filter the ranked board, so that a car has the same position,
 * medal and share text in every view.
 */
export function viewBoard(entries: readonly Entry[], query: BoardQuery): BoardView {
  const all = selectPlaces(placesOfBoard(entries, query.category), query.drivetrain);
  const matches = matchSearch(query.q);
  const matching = query.q ? filterSelection(all, ({ entry }) => matches(entry.car)) : all;
  return viewSelection(matching, query, countByCategory(entries));
}

/** The places of a drivetrain on a board, or all of them, as main ranking and "Other Entries". */
export function selectPlaces(places: readonly Place[], drivetrain: Drivetrain | null): BoardSelection {
  const selected = drivetrain ? places.filter(({ entry }) => entry.car.drivetrain === drivetrain) : places;
  return { ...splitTopEntries(selected), votes: sumVotes(selected) };
}

/** The matching ones of selected places. */
export function filterSelection(
  { top, others }: BoardSelection,
  matches: (place: Place) => boolean,
): BoardSelection {
  const matching = { top: top.filter(matches), others: others.filter(matches) };
  return { ...matching, votes: sumVotes(matching.top) + sumVotes(matching.others) };
}

/** The part of selected places that a page shows. */
export function viewSelection(
  { top, others, votes }: BoardSelection,
  { from, others: most }: Pick<BoardQuery, 'from' | 'others'>,
  counts: BoardCounts,
): BoardView {
  return {
    counts,
    cars: top.length + others.length,
    votes,
    top,
    others: others.slice(from, from + most),
    othersAbove: Math.min(from, others.length),
    othersLeft: Math.max(0, others.length - from - most),
  };
}

/** Number of entries by category. */
export function countByCategory(entries: readonly Entry[]): BoardCounts {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of entries) counts[category] += 1;
  return counts;
}

function sumVotes(places: readonly Place[]): number {
  return places.reduce((sum, { entry }) => sum + entry.votes, 0);
}
