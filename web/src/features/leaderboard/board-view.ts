import {
  CATEGORIES,
  type Category,
  type Entry,
  matchSearch,
  placesOfBoard,
  type RankedEntry,
  splitTopEntries,
} from '@quartermile/core/domain';
import type { BoardQuery } from './board-query.js';

/** A ranked entry. */
export type Place = RankedEntry<Entry>;

/** Content of a leaderboard page, computed by the server and by the browser. */
export interface BoardView {
  /** Number of cars by category, unfiltered. */
  readonly counts: Readonly<Record<Category, number>>;
  /** Number of cars and votes that match the query. */
  readonly cars: number;
  readonly votes: number;
  readonly top: readonly Place[];
  readonly others: readonly Place[];
  /** Number of matching "Other Entries" before and after those in `others`. */
  readonly othersAbove: number;
  readonly othersLeft: number;
}

/**
 * The ranked entries for a query. Drivetrain and search filter the ranked board, so that a car has the same position,
 * medal and share text in every view.
 */
export function viewBoard(entries: readonly Entry[], query: BoardQuery): BoardView {
  const { category, drivetrain, from, others: most } = query;
  const { top, others } = splitTopEntries(
    placesOfBoard(entries, category).filter(
      ({ entry }) => !drivetrain || entry.car.drivetrain === drivetrain,
    ),
  );
  const matches = matchSearch(query.q);
  const fits = ({ entry }: Place) => matches(entry.car);
  const matching = { top: top.filter(fits), others: others.filter(fits) };
  const all = [...matching.top, ...matching.others];
  return {
    counts: countByCategory(entries),
    cars: all.length,
    votes: all.reduce((sum, { entry }) => sum + entry.votes, 0),
    top: matching.top,
    others: matching.others.slice(from, from + most),
    othersAbove: Math.min(from, matching.others.length),
    othersLeft: Math.max(0, matching.others.length - from - most),
  };
}

function countByCategory(entries: readonly Entry[]): Record<Category, number> {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of entries) counts[category] += 1;
  return counts;
}
