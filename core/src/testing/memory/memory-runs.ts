import {
  type AdminCar,
  type AdminEntry,
  bestRun,
  CATEGORIES,
  type Category,
  currentRules,
  FIRST_RULES_VERSION,
  IDENTITY_CAR_FIELDS,
  type ProblemCode,
  runMessages,
  runMoveSchema,
  runRoutes,
} from '../../domain/index.js';
import { type CarChange, changeCar, type MemoryBoard } from './memory-board.js';
import { checked, type Handled, type MemoryRoute, ok, refuseFields } from './memory-routes.js';

/** The routes for runs. */
export function runMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  return [{ method: 'POST', pattern: runRoutes.move, answer: ({ body }) => moveRuns(board, body) }];
}

/** Approves a run for more categories. Returns the entries of its car in board order. */
export function placeCar(board: MemoryBoard, run: AdminCar, categories: readonly Category[]): AdminEntry[] {
  rememberApprovals(board, run.vehicleId);
  approve(board, run._id, categories);
  return settle(board, run.vehicleId);
}

/** Takes a car off a board with all its runs. */
export function removeEntry(board: MemoryBoard, { car, category }: AdminEntry): void {
  rememberApprovals(board, car.vehicleId);
  for (const { _id } of runsOf(board, car.vehicleId)) board.approvals.get(_id)?.delete(category);
  settle(board, car.vehicleId);
}

/** Deletes a run, which the next best run of its car replaces on the boards. */
export function removeRun(board: MemoryBoard, run: AdminCar): void {
  rememberApprovals(board, run.vehicleId);
  board.approvals.delete(run._id);
  settle(board, run.vehicleId);
  board.cars = board.cars.filter(({ _id }) => _id !== run._id);
}

/** Lets the entries of a car show its best runs after a change. */
export function settleEntries(board: MemoryBoard, vehicleId: string): void {
  rememberApprovals(board, vehicleId);
  settle(board, vehicleId);
}

/** Adds, changes and deletes the entries of a car, so that they follow from its runs. */
function settle(board: MemoryBoard, vehicleId: string): AdminEntry[] {
  const runs = runsOf(board, vehicleId).filter(({ status }) => status === 'approved');
  return CATEGORIES.flatMap((category) => {
    const entry = board.entries.find((one) => one.category === category && one.car.vehicleId === vehicleId);
    const best = bestRun(runs.filter(({ _id }) => board.approvals.get(_id)?.has(category)));
    if (entry && !best) {
      board.entries = board.entries.filter((one) => one !== entry);
      board.removedCars.add(vehicleId);
    }
    if (!best) return [];
    const shown = entry ? { ...entry, car: best } : newEntry(board, best, category);
    board.entries = entry
      ? board.entries.map((one) => (one === entry ? shown : one))
      : [...board.entries, shown];
    return [shown];
  });
}

function newEntry(board: MemoryBoard, car: AdminCar, category: Category): AdminEntry {
  const entry = { _id: `${car._id} ${category}`, category, votes: 0, createdAt: board.clock.next(), car };
  const { version: rulesVersion } = currentRules;
  return rulesVersion === FIRST_RULES_VERSION ? entry : { ...entry, rulesVersion };
}

/** What describes the car of a run. */
export function identityOf(car: CarChange): CarChange {
  const identity = IDENTITY_CAR_FIELDS.filter((field) => car[field] !== undefined);
  return Object.fromEntries(identity.map((field) => [field, car[field]]));
}

function moveRuns(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(runMoveSchema, body, ({ carIds, toCarId }) => {
    if (toCarId !== null && carIds.includes(toCarId)) return refuse('toCarId', runMessages.targetMoved);
    const runs = carIds.flatMap((id) => board.cars.find(({ _id }) => _id === id) ?? []);
    const target = board.cars.find(({ _id }) => _id === toCarId);
    if (runs.length < carIds.length || (toCarId !== null && !target)) return 'not_found';
    const sources = new Set(runs.map(({ vehicleId }) => vehicleId));
    const [source = ''] = sources;
    if (!target && sources.size === 1 && runsOf(board, source).length === runs.length)
      return refuse('carIds', runMessages.onlyRuns);
    const vehicleId = target?.vehicleId ?? `vehicle of ${board.newId()}`;
    for (const from of sources) if (from !== vehicleId) moveEntries(board, from, vehicleId, carIds);
    const change = { vehicleId, ...(target && identityOf(target)) };
    const moved = runs.map((run) => (run.vehicleId === vehicleId ? run : changeCar(board, run, change)));
    for (const one of [...sources, vehicleId]) settle(board, one);
    return ok(moved);
  });
}

/** An entry goes along with the moved runs unless another run is left; an entry of the other car gets its votes. */
function moveEntries(board: MemoryBoard, from: string, to: string, carIds: readonly string[]): void {
  rememberApprovals(board, from);
  rememberApprovals(board, to);
  const left = runsOf(board, from).filter(
    ({ _id, status }) => status === 'approved' && !carIds.includes(_id),
  );
  for (const entry of board.entries.filter(({ car }) => car.vehicleId === from)) {
    const best = bestRun(left.filter(({ _id }) => board.approvals.get(_id)?.has(entry.category)));
    const other = board.entries.find(
      ({ category, car }) => category === entry.category && car.vehicleId === to,
    );
    if (!best && !other) continue;
    board.entries = best
      ? board.entries.map((one) => (one === entry ? { ...one, car: best } : one))
      : board.entries
          .filter((one) => one !== entry)
          .map((one) => (one === other ? { ...one, votes: one.votes + entry.votes } : one));
  }
}

/** Entries that a spec has put there have approved runs. */
function rememberApprovals(board: MemoryBoard, vehicleId: string): void {
  for (const { car, category } of board.entries)
    if (car.vehicleId === vehicleId) approve(board, car._id, [category]);
}

function approve(board: MemoryBoard, carId: string, categories: readonly Category[]): void {
  board.approvals.set(carId, new Set([...(board.approvals.get(carId) ?? []), ...categories]));
}

const runsOf = ({ cars }: MemoryBoard, vehicleId: string): AdminCar[] =>
  cars.filter((car) => car.vehicleId === vehicleId);

function refuse(path: string, message: string): Handled {
  return refuseFields([{ path: [path], message }]);
}
