import {
  type AdminCar,
  bestRun,
  CATEGORIES,
  type Car,
  type CarPage,
  type CarPlace,
  carPageRoutes,
  carSchema,
  type DriverPage,
  driverName,
  type ProblemCode,
  placesOfBoard,
  rankingTime,
  runDay,
  runHistory,
} from '../../domain/index.js';
import type { MemoryBoard } from './memory-board.js';
import { type Handled, type MemoryRoute, ok } from './memory-routes.js';

/** The routes for the pages of cars and drivers. */
export function carPageMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  const { car, driver } = carPageRoutes;
  return [
    { method: 'GET', pattern: car, answer: ({ parts }) => carPage(board, parts.carId ?? '') },
    { method: 'GET', pattern: driver, answer: ({ parts }) => driverPage(board, parts.driverId ?? '') },
  ];
}

function carPage(board: MemoryBoard, id: string): Handled | ProblemCode {
  const vehicleId = publicRuns(board).find((run) => run.vehicleId === id || run._id === id)?.vehicleId;
  if (vehicleId === undefined) return board.removedCars.has(id) ? 'car_removed' : 'not_found';
  const runs = publicRuns(board).filter((run) => run.vehicleId === vehicleId);
  const history = runHistory(
    runs.map((run) => ({
      ...toPublic(run),
      ...runDay(run),
      image: board.entries.some((entry) => entry.car._id === run._id) ? run.image : null,
      categories: CATEGORIES.filter((category) => categoriesOf(board, run).has(category)),
    })),
  );
  const page: CarPage = {
    _id: vehicleId,
    driverId: runs[0]?.driverId ?? null,
    car: bestOf(runs),
    runs: history,
    places: placesOf(board, vehicleId),
  };
  return ok(page);
}

function driverPage(board: MemoryBoard, id: string): Handled | ProblemCode {
  const own = publicRuns(board).filter(({ driverId }) => driverId === id);
  if (own.length === 0) return 'not_found';
  const cars = [...Map.groupBy(own, ({ vehicleId }) => vehicleId)].map(([vehicleId, runs]) => ({
    _id: vehicleId,
    car: bestOf(runs),
    runs: runs.length,
    places: placesOf(board, vehicleId),
  }));
  const last = own.findLast(({ owner }) => owner);
  const page: DriverPage = {
    _id: id,
    name: driverName({ owner: last?.owner ?? null }),
    cars: cars.toSorted((one, other) => rankingTime(one.car) - rankingTime(other.car)),
  };
  return ok(page);
}

/** The runs that were approved for a board. */
const publicRuns = (board: MemoryBoard): AdminCar[] =>
  board.cars.filter((run) => run.status === 'approved' && categoriesOf(board, run).size > 0);

/** The boards for which a run was approved. Entries that a spec has put there count, too. */
function categoriesOf({ approvals, entries }: MemoryBoard, { _id }: AdminCar) {
  const shown = entries.filter(({ car }) => car._id === _id).map(({ category }) => category);
  return new Set([...(approvals.get(_id) ?? []), ...shown]);
}

const toPublic = (run: AdminCar): Car => carSchema.parse(run);
const bestOf = (runs: readonly AdminCar[]): Car => toPublic(bestRun(runs) as AdminCar);

function placesOf({ entries }: MemoryBoard, vehicleId: string): CarPlace[] {
  return CATEGORIES.flatMap((category) => {
    const places = placesOfBoard(entries, category);
    const own = places.find(({ entry }) => entry.car.vehicleId === vehicleId);
    if (!own) return [];
    const { _id: entryId, votes } = own.entry;
    return [{ category, place: own.position, of: places.length, entryId, votes }];
  });
}
