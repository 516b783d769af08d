import { carTitle, knownDriver } from '../../cars/car-names.js';
import type { Category } from '../../cars/category.js';
import type { Drivetrain } from '../../cars/drivetrain.js';
import { rankingTime } from '../../cars/ranking-time.js';
import type { Place } from '../../leaderboard/board-view.js';
import { splitTopEntries } from '../../leaderboard/rank-entries.js';
import { OTHER_ENTRIES_STEP, TOP_ENTRIES } from '../../limits.js';
import { gapBetween, type Neighbour, placeOfRun } from '../board-place.js';

/** A time that is compared with a board without being on it. */
export interface GhostRun {
  /** Seconds, as `readGhostTime` returns them. */
  readonly time: string;
  /** Null for a comparison with all cars alone. */
  readonly drivetrain: Drivetrain | null;
}

/** Where a time would be on a board. */
export interface GhostPlace extends GhostRun {
  readonly category: Category;
  /** From 1; it shares the place of an equal time. */
  readonly position: number;
  /** Number of entries, with the ghost. */
  readonly count: number;
  /** Seconds behind the tenth entry; null if it would be among the first ten. */
  readonly offTopTen: number | null;
  /** The entry ahead, an equal one, or for the first place the one behind; null on an empty board. */
  readonly neighbour: GhostNeighbour | null;
  /** Its place among the cars of its drivetrain; null without one. */
  readonly ofDrivetrain: { readonly position: number; readonly count: number } | null;
  /** Number of "Other Entries" of its drivetrain to skip, so that a page shows the rows around it. */
  readonly from: number;
}

/** The entry next to a ghost. */
export interface GhostNeighbour extends Pick<Neighbour<unknown>, 'side' | 'gap'> {
  readonly driver: string;
}

/**
 * Where a time would be on a board, as an approval of a new car would rank it.
 * @param places the whole board in its order
 */
export function placeGhost(places: readonly Place[], category: Category, ghost: GhostRun): GhostPlace {
  const run = { time: ghost.time, worldFacts: null };
  const { position, neighbour } = placeOfRun(places, run);
  const tenth = places[TOP_ENTRIES - 1]?.entry.car;
  const isOffTopTen = tenth && rankingTime(tenth) < rankingTime(run);
  const rivals = ghost.drivetrain
    ? places.filter(({ entry }) => entry.car.drivetrain === ghost.drivetrain)
    : places;
  return {
    ...ghost,
    category,
    position,
    count: places.length + 1,
    offTopTen: isOffTopTen ? gapBetween(run, tenth) : null,
    neighbour: neighbour && {
      side: neighbour.side,
      gap: neighbour.gap,
      driver: knownDriver(neighbour.entry.car) ?? carTitle(neighbour.entry.car),
    },
    ofDrivetrain: ghost.drivetrain && { position: positionAmong(rivals, run), count: rivals.length + 1 },
    from: startOfRows(rivals, rankingTime(run)),
  };
}

type Times = Parameters<typeof rankingTime>[0];

/** The position among selected places: entries with equal times count as one. */
function positionAmong(rivals: readonly Place[], run: Times): number {
  const ahead = rivals.filter(({ entry }) => rankingTime(entry.car) < rankingTime(run));
  return new Set(ahead.map(({ position }) => position)).size + 1;
}

/** Centres the rows on the ghost, which is behind equal times; places near the top are shown from the start. */
function startOfRows(rivals: readonly Place[], seconds: number): number {
  const { top } = splitTopEntries(rivals);
  const behind = rivals.findIndex(({ entry }) => rankingTime(entry.car) > seconds);
  const skipped = (behind < 0 ? rivals.length : behind) - top.length;
  return skipped < OTHER_ENTRIES_STEP ? 0 : skipped - OTHER_ENTRIES_STEP / 2;
}
