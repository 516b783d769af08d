import {
  type AdminEntry,
  apiRoutes,
  type BoardPage,
  boardParametersSchema,
  carSchema,
  type Entry,
  entryAddSchema,
  entryIdSchema,
  type ProblemCode,
  toBoardQuery,
  viewBoard,
  viewEntry,
} from '../../domain/index.js';
import { changeCar, type MemoryBoard } from './memory-board.js';
import { checked, created, type Handled, type MemoryRoute, ok } from './memory-routes.js';
import { placeCar, removeEntry } from './memory-runs.js';

/** The routes for the leaderboard. */
export function entryRoutes(board: MemoryBoard): MemoryRoute[] {
  const { list, board: page, add: addition, delete: removal } = apiRoutes.leaderboard;
  return [
    {
      method: 'GET',
      pattern: list,
      answer: ({ isAdmin }) => ok(isAdmin ? board.entries : board.entries.map(toPublic)),
    },
    { method: 'GET', pattern: page, answer: ({ query }) => showPage(board.entries.map(toPublic), query) },
    { method: 'POST', pattern: addition, answer: ({ body }) => add(board, body) },
    {
      method: 'DELETE',
      pattern: removal,
      answer: ({ body }) =>
        checked(entryIdSchema, body, ({ entryId }) => {
          const entry = board.entries.find(({ _id }) => _id === entryId);
          if (!entry) return 'not_found';
          removeEntry(board, entry);
          return ok({ deleted: true });
        }),
    },
  ];
}

function showPage(entries: readonly Entry[], query: URLSearchParams): Handled | ProblemCode {
  return checked(boardParametersSchema, Object.fromEntries(query), (parameters) => {
    const page: BoardPage = viewEntry(entries, parameters.entry ?? '') ?? {
      match: null,
      view: viewBoard(entries, toBoardQuery(parameters)),
    };
    return ok(page);
  });
}

function add(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(entryAddSchema, body, ({ carId, category }) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    if (!car) return 'not_found';
    const present = board.entries.find(
      (entry) => entry.car.vehicleId === car.vehicleId && entry.category === category,
    );
    if (present && (present.car._id === carId || board.approvals.get(carId)?.has(category)))
      return ok(present);
    const approval = { status: 'approved', reviewedAt: board.clock.next(), rejectionReason: null } as const;
    const approved = car.status === 'approved' ? car : changeCar(board, car, approval);
    const entries = placeCar(board, approved, [category]);
    const entry = entries.find((one) => one.category === category);
    return present ? ok(entry) : created(entry);
  });
}

/** Removes the fields of an entry that only the administrator sees. */
const toPublic = ({ car, ...entry }: AdminEntry): Entry => ({ ...entry, car: carSchema.parse(car) });
