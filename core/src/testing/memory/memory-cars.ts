import {
  type AdminCar,
  type AdminEntry,
  adminCarSubmissionSchema,
  apiRoutes,
  CATEGORIES,
  type CarReviewResult,
  type Category,
  carIdSchema,
  carReviewSchema,
  carSubmissionSchema,
  carUpdateSchema,
  FACTORY_FIELDS,
  factorySpecsUpdateSchema,
  isRunFact,
  knownRunFacts,
  messages,
  missingInUpdate,
  type ProblemCode,
  type RunFact,
  type Strip,
  worldFactsUpdateSchema,
} from '../../domain/index.js';
import { buildAdminCar } from '../build-car.js';
import type { MemoryClock } from './memory-clock.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  refuseFields,
  storedPicture,
} from './memory-routes.js';
import { withStrip } from './memory-strips.js';
import { memoryCode, memorySubmission } from './memory-submission-info.js';

/** Cars and entries of a `MemoryApi`. */
export interface MemoryBoard {
  cars: AdminCar[];
  entries: AdminEntry[];
  strips: Strip[];
  readonly clock: MemoryClock;
  /** Returns a new unique id. */
  newId(): string;
}

/** The routes for cars. */
export function carRoutes(board: MemoryBoard): MemoryRoute[] {
  const { cars } = apiRoutes;
  return [
    { method: 'GET', pattern: cars.pending, answer: () => ok(listPending(board)) },
    { method: 'GET', pattern: cars.approved, answer: () => ok(listReviewed(board, 'approved')) },
    { method: 'GET', pattern: cars.rejected, answer: () => ok(listReviewed(board, 'rejected')) },
    { method: 'POST', pattern: cars.submit, answer: ({ body, isAdmin }) => submit(board, body, isAdmin) },
    { method: 'POST', pattern: cars.review, answer: ({ body }) => review(board, body) },
    {
      method: 'POST',
      pattern: cars.reopen,
      answer: ({ body }) => checked(carIdSchema, body, ({ carId }) => reopen(board, carId)),
    },
    { method: 'PUT', pattern: cars.update, answer: ({ body }) => update(board, body) },
    {
      method: 'PUT',
      pattern: cars.updateWorldFacts,
      answer: ({ body }) =>
        checked(worldFactsUpdateSchema, body, ({ carId, worldFacts, source }) =>
          edit(board, carId, { worldFacts, worldFactsSource: source }),
        ),
    },
    { method: 'PUT', pattern: cars.updateFactorySpecs, answer: ({ body }) => setFigures(board, body) },
    {
      method: 'DELETE',
      pattern: cars.delete,
      answer: ({ body }) => checked(carIdSchema, body, ({ carId }) => deleteCar(board, carId)),
    },
  ];
}

const listPending = ({ cars }: MemoryBoard): AdminCar[] =>
  cars
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));

const listReviewed = ({ cars }: MemoryBoard, wanted: AdminCar['status']): AdminCar[] =>
  cars
    .filter(({ status }) => status === wanted)
    .sort((one, other) => (other.reviewedAt ?? '').localeCompare(one.reviewedAt ?? ''));

function submit(board: MemoryBoard, body: unknown, isAdmin: boolean): Handled | ProblemCode {
  const schema = isAdmin ? adminCarSubmissionSchema : carSubmissionSchema;
  return checked(schema, body, (payload) =>
    withStrip(board, payload, (sent) => {
      const { name, owner, image, proofImage, ...given } = sent;
      const _id = board.newId();
      const { email, ...fields } = { email: null, ...given };
      const submission = isAdmin ? undefined : memorySubmission(_id, { hasEmail: email !== null });
      const { runDate, strip, sixtyFoot, reactionTime, tyres, fuel, videoLink, ...others } = fields;
      const car = buildAdminCar({
        ...others,
        ...knownRunFacts({ runDate, strip, sixtyFoot, reactionTime, tyres, fuel, videoLink }),
        _id,
        name: name || owner || '',
        owner: owner || messages.carNames.unknownOwner,
        image: storedPicture(image),
        proofImage: storedPicture(proofImage),
        createdAt: board.clock.next(),
        ...(submission && { submission }),
      });
      board.cars = [...board.cars, car];
      return created({ _id, status: car.status, ...(submission && { code: memoryCode(_id) }) });
    }),
  );
}

function review(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(carReviewSchema, body, (decision) => {
    const car = board.cars.find(({ _id }) => _id === decision.carId);
    if (!car) return 'not_found';
    if (car.status !== 'pending') return 'already_reviewed';
    const reviewedAt = board.clock.next();
    const outcome =
      decision.action === 'approve'
        ? ({ status: 'approved', reviewedAt } as const)
        : ({ status: 'rejected', reviewedAt, rejectionReason: decision.reason } as const);
    const mayResend = decision.action === 'reject' && decision.mayResend === true;
    const submission = car.submission && {
      ...car.submission,
      ...{ informationRequest: null, changes: [], notified: null, mayResend },
    };
    const reviewed = changeCar(board, car, { ...outcome, submission });
    const entries = decision.action === 'approve' ? placeCar(board, reviewed, decision.categories) : [];
    return ok({ car: reviewed, entries } satisfies CarReviewResult);
  });
}

/** Adds missing entries of a car for the given categories. Returns all its entries in board order. */
export function placeCar(board: MemoryBoard, car: AdminCar, categories: readonly Category[]): AdminEntry[] {
  const present = board.entries.filter((entry) => entry.car._id === car._id);
  const added = categories
    .filter((category) => present.every((entry) => entry.category !== category))
    .map((category): AdminEntry => {
      return { _id: `${car._id} ${category}`, category, votes: 0, createdAt: board.clock.next(), car };
    });
  board.entries = [...board.entries, ...added];
  return [...present, ...added].sort(
    (one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category),
  );
}

function reopen(board: MemoryBoard, carId: string): Handled | ProblemCode {
  const car = board.cars.find(({ _id }) => _id === carId);
  if (car && car.status !== 'rejected' && car.status !== 'withdrawn') return 'not_rejected';
  const submission = car?.submission && { ...car.submission, mayResend: false, notified: null };
  return edit(board, carId, { status: 'pending', rejectionReason: null, reviewedAt: null, submission });
}

function update(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(carUpdateSchema, body, ({ carId, description, ...fields }) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    const missing = car ? missingInUpdate(car, fields) : [];
    if (missing.length > 0)
      return refuseFields(missing.map(({ path, message }) => ({ path: [path], message })));
    return withStrip(board, fields, (given) =>
      edit(board, carId, { ...given, description: emptyAsNull(description) }),
    );
  });
}

function setFigures(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(factorySpecsUpdateSchema, body, ({ carId, ...specs }) =>
    edit(board, carId, Object.fromEntries(FACTORY_FIELDS.map((field) => [field, emptyAsNull(specs[field])]))),
  );
}

function deleteCar(board: MemoryBoard, carId: string): Handled | ProblemCode {
  if (!board.cars.some(({ _id }) => _id === carId)) return 'not_found';
  board.cars = board.cars.filter(({ _id }) => _id !== carId);
  board.entries = board.entries.filter(({ car }) => car._id !== carId);
  return ok({ deleted: true });
}

type CarChange = {
  readonly [Field in Exclude<keyof AdminCar, RunFact>]?: AdminCar[Field] | undefined;
} & { readonly [Fact in RunFact]?: AdminCar[Fact] | null };

function edit(board: MemoryBoard, carId: string, change: CarChange): Handled | ProblemCode {
  const car = board.cars.find(({ _id }) => _id === carId);
  return car ? ok(changeCar(board, car, change)) : 'not_found';
}

/** Updates a car, also in its entries. Undefined fields are unchanged. */
export function changeCar(board: MemoryBoard, car: AdminCar, change: CarChange): AdminCar {
  const written = Object.entries(change).filter(([, value]) => value !== undefined);
  const changed = withoutUnknownFacts({ ...car, ...Object.fromEntries(written) });
  board.cars = board.cars.map((one) => (one === car ? changed : one));
  board.entries = board.entries.map((entry) =>
    entry.car._id === car._id ? { ...entry, car: changed } : entry,
  );
  return changed;
}

/** Responses leave out the facts of a run that are unknown. */
export function withoutUnknownFacts(car: object): AdminCar {
  const isKnown = ([field, value]: [string, unknown]): boolean => value !== null || !isRunFact(field);
  return Object.fromEntries(Object.entries(car).filter(isKnown)) as unknown as AdminCar;
}

/** An empty string clears a field, an absent one leaves it unchanged. */
const emptyAsNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null;
