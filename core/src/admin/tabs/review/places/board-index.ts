import {
  type AdminCar,
  type AdminEntry,
  type BoardPlace,
  CATEGORIES,
  type Category,
  isRankedByVotes,
  placeOnBoard,
  placesOfBoard,
  type RankedEntry,
} from '@quartermile/core/domain';

/** All boards in their order, prepared for many submissions. */
export interface BoardIndex {
  readonly boards: ReadonlyMap<Category, readonly RankedEntry<AdminEntry>[]>;
  /** The entry with the best time of each driver (`driverId`) on each board that is ranked by time. */
  readonly bests: ReadonlyMap<Category, ReadonlyMap<string, AdminEntry>>;
  /** The car of each approved run. */
  readonly vehicles: ReadonlyMap<string, string>;
}

/** What the review shows of a submission on one board. */
export interface PlaceInContext extends BoardPlace<AdminEntry> {
  /** The best entry of the same driver on this board, of any of the driver's cars. Never compared by name. */
  readonly driversBest: AdminEntry | null;
}

/**
 * Ranks all boards and finds the best entry of each driver.
 * @param approved the approved runs, which have the drivers of the entries
 */
export function indexBoards(entries: readonly AdminEntry[], approved: readonly AdminCar[]): BoardIndex {
  const drivers = new Map(approved.map(({ vehicleId, driverId }) => [vehicleId, driverId]));
  const boards = new Map(CATEGORIES.map((category) => [category, placesOfBoard(entries, category)]));
  const bests = new Map<Category, ReadonlyMap<string, AdminEntry>>();
  for (const [category, places] of boards) {
    if (!isRankedByVotes(category)) bests.set(category, bestOfDrivers(places, drivers));
  }
  return { boards, bests, vehicles: new Map(approved.map(({ _id, vehicleId }) => [_id, vehicleId])) };
}

function bestOfDrivers(
  places: readonly RankedEntry<AdminEntry>[],
  drivers: ReadonlyMap<string, string | null | undefined>,
): ReadonlyMap<string, AdminEntry> {
  const bests = new Map<string, AdminEntry>();
  for (const { entry } of places) {
    const driver = drivers.get(entry.car.vehicleId);
    if (driver && !bests.has(driver)) bests.set(driver, entry);
  }
  return bests;
}

/**
 * What an approval of a pending run for these boards would do on each of them, in the order of the boards.
 * @param runOf any run of the car that the run is linked to in the review; '' for none
 */
export function placesInContext(
  { boards, bests, vehicles }: BoardIndex,
  run: AdminCar,
  categories: readonly Category[],
  runOf: string,
): PlaceInContext[] {
  const vehicleId = vehicles.get(runOf) ?? run.vehicleId;
  return CATEGORIES.filter((category) => categories.includes(category)).map((category) => ({
    ...placeOnBoard(boards.get(category) ?? [], category, run, vehicleId),
    driversBest: bests.get(category)?.get(run.driverId ?? '') ?? null,
  }));
}
