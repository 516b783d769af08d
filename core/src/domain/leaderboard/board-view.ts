import type { Car } from '../car-records/car-payloads.js';
import { CATEGORIES, type Category } from '../cars/category.js';
import type { BoardFilter, BoardQuery } from './board-query.js';
import type { Entry } from './entry.js';
import { matchSearch } from './match-search.js';
import { placesOfBoard, type RankedEntry, splitTopEntries } from './rank-entries.js';
import { type Gap, gapOf } from './timing/gaps.js';

/** A ranked entry. What a page shows of it besides is added by `viewSelection`. */
export interface Place extends RankedEntry<Entry> {
  /** Place among the cars of a segment; absent on a board. */
  readonly rank?: number;
  /** On the whole board or segment; absent for the leader, and without a time. */
  readonly gap?: Gap;
  /** Since when it leads, if it does. */
  readonly heldSince?: string;
}

/** Number of cars by category. */
export type BoardCounts = Readonly<Record<Category, number>>;

/** The strips and years of the runs on a board. */
export interface BoardChoices {
  /** By name. */
  readonly strips: readonly { readonly _id: string; readonly name: string }[];
  /** Latest first. */
  readonly years: readonly number[];
}

/** Content of a leaderboard page, computed by the server and by the browser. */
export interface BoardView {
  /** Number of cars by category, unfiltered. */
  readonly counts: BoardCounts;
  /** What the runs of the board can be filtered by, unfiltered. */
  readonly choices: BoardChoices;
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
  /** All places of the board, whatever is selected. */
  readonly list: readonly Place[];
  readonly top: readonly Place[];
  readonly others: readonly Place[];
  readonly votes: number;
}

/**
 * The ranked entries for a query. Its filters and the search select from the ranked board, so that a car has the same
 * position, medal, gap and share text in every view.
 */
export function viewBoard(entries: readonly Entry[], query: BoardQuery): BoardView {
  const places = placesOfBoard(entries, query.category);
  const all = selectPlaces(places, query);
  const matches = matchSearch(query.q);
  const matching = query.q ? filterSelection(all, ({ entry }) => matches(entry.car)) : all;
  return viewSelection(matching, query, {
    counts: countByCategory(entries),
    choices: choicesOfBoard(places),
  });
}

/** The places on a board that a filter selects, as main ranking and "Other Entries". */
export function selectPlaces(places: readonly Place[], filter: BoardFilter): BoardSelection {
  const { drivetrain, strip, year } = filter;
  const isFiltered = drivetrain ?? strip ?? year;
  const selected = isFiltered ? places.filter(({ entry }) => isInFilter(entry.car, filter)) : places;
  return { ...splitTopEntries(selected), list: places, votes: sumVotes(selected) };
}

/** Whether a filter selects a car. */
export function isInFilter(car: Car, { drivetrain, strip, year }: BoardFilter): boolean {
  return (
    (!drivetrain || car.drivetrain === drivetrain) &&
    (!strip || car.strip?._id === strip) &&
    (!year || yearOf(car) === year)
  );
}

/** The strips and years of the runs on a board. */
export function choicesOfBoard(places: readonly Place[]): BoardChoices {
  const names = new Map<string, string>();
  const years = new Set<number>();
  for (const { entry } of places) {
    const { strip } = entry.car;
    const year = yearOf(entry.car);
    if (strip) names.set(strip._id, strip.name);
    if (year) years.add(year);
  }
  const strips = [...names].map(([_id, name]) => ({ _id, name }));
  return {
    strips: strips.sort((a, b) => (a.name < b.name ? -1 : 1)),
    years: [...years].sort((a, b) => b - a),
  };
}

/** The matching ones of selected places. */
export function filterSelection(
  { top, others, list }: BoardSelection,
  matches: (place: Place) => boolean,
): BoardSelection {
  const matching = { top: top.filter(matches), others: others.filter(matches), list };
  return { ...matching, votes: sumVotes(matching.top) + sumVotes(matching.others) };
}

/** The part of selected places that a page shows. */
export function viewSelection(
  { top, others, list, votes }: BoardSelection,
  { from, others: most }: Pick<BoardQuery, 'from' | 'others'>,
  unfiltered: Pick<BoardView, 'counts' | 'choices'>,
): BoardView {
  const show = (place: Place): Place => {
    const gap = gapOf(list, place);
    const heldSince = place.position === 1 ? place.entry.heldSince : undefined;
    return { ...place, ...(gap && { gap }), ...(heldSince && { heldSince }) };
  };
  return {
    ...unfiltered,
    cars: top.length + others.length,
    votes,
    top: top.map(show),
    others: others.slice(from, from + most).map(show),
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

/** Year of a car's run; undefined if it is unknown. */
function yearOf({ runDate }: Car): number | undefined {
  return runDate === undefined ? undefined : Number(runDate.slice(0, 4));
}

function sumVotes(places: readonly Place[]): number {
  return places.reduce((sum, { entry }) => sum + entry.votes, 0);
}
