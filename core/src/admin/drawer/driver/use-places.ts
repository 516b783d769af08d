import { type AdminCar, type AdminEntry, CATEGORIES, type Category } from '@quartermile/core/domain';
import { useEntries } from '../../kernel/cars/use-entries.js';
import { placeOf } from './place-of.js';

/** Where a car stands on a board. */
export interface BoardPlace {
  readonly category: Category;
  /** 1 is first. */
  readonly place: number;
}

type PlacesByCar = ReadonlyMap<string, readonly BoardPlace[]>;

/** The places of all cars by leaderboard, because a list of cars needs them once for each car. */
const known = new WeakMap<readonly AdminEntry[], PlacesByCar>();
const none: readonly never[] = [];

/**
 * Where an approved car stands, in the order of the categories; empty for other cars and where the leaderboard could
 * not be loaded, null while it is loading.
 */
export function usePlaces({ _id, status }: AdminCar): readonly BoardPlace[] | null {
  const { data: entries = none, isPending } = useEntries();
  if (status !== 'approved') return none;
  return isPending ? null : (placesByCar(entries).get(_id) ?? none);
}

function placesByCar(entries: readonly AdminEntry[]): PlacesByCar {
  const present = known.get(entries);
  if (present) return present;
  const all = CATEGORIES.flatMap((category) => {
    const board = entries.filter((entry) => entry.category === category);
    const place = placeOf(board);
    return board.map((entry) => ({ category, place: place(entry), id: entry.car._id }));
  });
  const byCar = Map.groupBy(all, ({ id }) => id);
  known.set(entries, byCar);
  return byCar;
}
