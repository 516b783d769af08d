import {
  CATEGORIES,
  type Category,
  type Entry,
  placesOfBoard,
  type RankedEntry,
  splitTopEntries,
} from '@quartermile/core/domain';
import type { BoardQuery } from './board-query.js';

/** A place on the board. */
export type Place = RankedEntry<Entry>;

/** What a page of the leaderboard shows; made on the server and in the browser alike. */
export interface BoardView {
  /** Cars of each category, unfiltered. */
  readonly counts: Readonly<Record<Category, number>>;
  /** Cars and votes that fit the query. */
  readonly cars: number;
  readonly votes: number;
  readonly top: readonly Place[];
  readonly others: readonly Place[];
  /** "Other Entries" that fit the query but stand above those in `others`, and below them. */
  readonly othersAbove: number;
  readonly othersLeft: number;
}

/**
 * The places that a query shows. Drivetrain and search only pick from the whole board, so that a car has the
 * same place, medal and share text wherever it is seen.
 */
export function viewBoard(entries: readonly Entry[], query: BoardQuery): BoardView {
  const { category, drivetrain, from, others: most } = query;
  const { top, others } = splitTopEntries(
    placesOfBoard(entries, category).filter(
      ({ entry }) => !drivetrain || entry.car.drivetrain === drivetrain,
    ),
  );
  const fits = ({ entry }: Place) => matchesSearch(entry, query.q);
  const found = { top: top.filter(fits), others: others.filter(fits) };
  const all = [...found.top, ...found.others];
  return {
    counts: countByCategory(entries),
    cars: all.length,
    votes: all.reduce((sum, { entry }) => sum + entry.votes, 0),
    top: found.top,
    others: found.others.slice(from, from + most),
    othersAbove: Math.min(from, found.others.length),
    othersLeft: Math.max(0, found.others.length - from - most),
  };
}

/** Whether a car's name, owner or description holds the text, without regard to case (contract section 3). */
function matchesSearch({ car }: Entry, text: string): boolean {
  const wanted = text.toLowerCase();
  return [car.name, car.owner, car.description].some((part) => part?.toLowerCase().includes(wanted));
}

function countByCategory(entries: readonly Entry[]): Record<Category, number> {
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of entries) counts[category] += 1;
  return counts;
}
