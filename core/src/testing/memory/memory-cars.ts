import {
  type AdminCar,
  adminCarSubmissionSchema,
  apiRoutes,
  type CarReviewResult,
  carIdSchema,
  carReviewSchema,
  carSubmissionSchema,
  carUpdateSchema,
  evidenceChange,
  FACTORY_FIELDS,
  factorySpecsUpdateSchema,
  knownRunFacts,
  messages,
  missingInUpdate,
  type ProblemCode,
  phoneKey,
  type Seen,
  worldFactsUpdateSchema,
} from '../../domain/index.js';
import { buildAdminCar } from '../build-car.js';
import { type CarChange, changeCar, type MemoryBoard } from './memory-board.js';
import { refuseClearing } from './memory-car-changes.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  refuseFields,
  storedPicture,
  withoutUndefined,
} from './memory-routes.js';
import { identityOf, placeCar, removeRun, settleEntries } from './memory-runs.js';
import { withStrip } from './memory-strips.js';
import { memoryCode, memorySubmission } from './memory-submission-info.js';
import { refuseUnseen, unlessOverwriting, withVersion } from './memory-versions.js';

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
        checked(worldFactsUpdateSchema, body, ({ carId, worldFacts, source, _seen: seen }) => {
          const car = board.cars.find(({ _id }) => _id === carId);
          const changes = { worldFacts, worldFactsSource: source };
          return (car && refuseClearing(board, car, changes)) ?? edit(board, carId, changes, seen);
        }),
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
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map(withVersion);

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
      const { runDate, strip, sixtyFoot, reactionTime, tyres, fuel, aspiration, videoLink, ...others } =
        fields;
      const car = buildAdminCar({
        ...others,
        ...knownRunFacts({ runDate, strip, sixtyFoot, reactionTime, tyres, fuel, aspiration, videoLink }),
        _id,
        name: name || owner || '',
        owner: owner || messages.carNames.unknownOwner,
        image: storedPicture(image),
        proofImage: storedPicture(proofImage),
        createdAt: board.clock.next(),
        driverId: driverOf(others.cellphone),
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
    const refused = refuseUnseen(car, decision.version);
    if (refused) return refused;
    const runOf = decision.action === 'approve' ? decision.runOf : undefined;
    const target = board.cars.find(({ _id }) => _id === runOf);
    if (runOf !== undefined && !target) return 'not_found';
    const reviewedAt = board.clock.next();
    const outcome =
      decision.action === 'approve'
        ? ({ status: 'approved', reviewedAt, ...evidenceChange(decision) } as const)
        : ({ status: 'rejected', reviewedAt, rejectionReason: decision.reason } as const);
    const mayResend = decision.action === 'reject' && decision.mayResend === true;
    const submission = car.submission && {
      ...car.submission,
      ...{ informationRequest: null, changes: [], notified: null, mayResend },
    };
    const known = target ?? latestRun(board, car);
    const joined =
      decision.action === 'approve' && known ? { ...identityOf(known), vehicleId: known.vehicleId } : {};
    const reviewed = changeCar(board, car, { ...outcome, ...joined, submission });
    const entries = decision.action === 'approve' ? placeCar(board, reviewed, decision.categories) : [];
    return ok({ car: reviewed, entries } satisfies CarReviewResult);
  });
}

/** The approved run of a run's car that was decided last, besides itself. */
function latestRun({ cars }: MemoryBoard, { _id, vehicleId }: AdminCar): AdminCar | undefined {
  return cars
    .filter((one) => one.vehicleId === vehicleId && one._id !== _id && one.status === 'approved')
    .sort((one, other) => (other.reviewedAt ?? '').localeCompare(one.reviewedAt ?? ''))[0];
}

const driverOf = (cellphone: string | null): string | null =>
  cellphone && `driver with ${phoneKey(cellphone)}`;

function reopen(board: MemoryBoard, carId: string): Handled | ProblemCode {
  const car = board.cars.find(({ _id }) => _id === carId);
  if (car && car.status !== 'rejected' && car.status !== 'withdrawn') return 'not_rejected';
  const submission = car?.submission && { ...car.submission, mayResend: false, notified: null };
  return edit(board, carId, { status: 'pending', rejectionReason: null, reviewedAt: null, submission });
}

function update(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(carUpdateSchema, body, ({ carId, description, isUndo, _seen: seen, ...fields }) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    const refused = car && isUndo ? refuseClearing(board, car, fields) : null;
    if (refused) return refused;
    const missing = car && !isUndo ? missingInUpdate(car, fields) : [];
    if (missing.length > 0)
      return refuseFields(missing.map(({ path, message }) => ({ path: [path], message })));
    return withStrip(board, fields, (given) =>
      edit(
        board,
        carId,
        { ...given, ...evidenceChange(fields), description: emptyAsNull(description) },
        seen,
      ),
    );
  });
}

function setFigures(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(factorySpecsUpdateSchema, body, ({ carId, _seen: seen, ...specs }) => {
    const figures = FACTORY_FIELDS.map((field) => [field, emptyAsNull(specs[field])]);
    return edit(board, carId, Object.fromEntries(figures), seen);
  });
}

function deleteCar(board: MemoryBoard, carId: string): Handled | ProblemCode {
  const car = board.cars.find(({ _id }) => _id === carId);
  if (!car) return 'not_found';
  removeRun(board, car);
  return ok({ deleted: true });
}

function edit(board: MemoryBoard, carId: string, change: CarChange, seen?: Seen): Handled | ProblemCode {
  const car = board.cars.find(({ _id }) => _id === carId);
  if (!car) return 'not_found';
  const next = { ...car, ...withoutUndefined(change) };
  return unlessOverwriting(seen, car, next, () => editSeen(board, car, change));
}

function editSeen(board: MemoryBoard, car: AdminCar, change: CarChange): Handled {
  const phone = change.cellphone === undefined ? {} : { driverId: driverOf(change.cellphone) };
  const changed = changeCar(board, car, { ...change, ...phone });
  if (changed.status === 'approved') {
    const others = board.cars.filter((one) => one.vehicleId === car.vehicleId && one !== changed);
    for (const other of others) if (other.status === 'approved') changeCar(board, other, identityOf(change));
    settleEntries(board, car.vehicleId);
  }
  return ok(changed);
}

/** An empty string clears a field, an absent one leaves it unchanged. */
const emptyAsNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null;
