import {
  type AdminCar,
  CATEGORIES,
  carFieldsOf,
  carIdSchema,
  informationRequestSchema,
  newTimeSchema,
  type ProblemCode,
  placesOfBoard,
  type SubmissionInfo,
  type SubmissionStatus,
  submissionMessages,
  submissionRevisionSchema,
  submissionRoutes,
} from '../../domain/index.js';
import { changeCar, type MemoryBoard, withoutUnknownFacts } from './memory-board.js';
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
import { withStrip } from './memory-strips.js';
import { memoryCode, memorySubmission } from './memory-submission-info.js';
import { refuseUnseen, withVersion } from './memory-versions.js';

const PICTURES: ReadonlySet<string> = new Set(['image', 'proofImage']);

/** The routes of drivers' own submissions, and of reviewers' questions about them. */
export function submissionMemoryRoutes(board: MemoryBoard): MemoryRoute[] {
  const { status, revise, withdraw, newTime, erase } = submissionRoutes;
  const withCar = (
    answer: (car: AdminCar, body: unknown) => Handled | ProblemCode,
  ): MemoryRoute['answer'] => {
    return ({ parts, body }) => {
      const car = board.cars.find(({ _id, submission }) => submission && memoryCode(_id) === parts.code);
      return car ? answer(car, body) : 'not_found';
    };
  };
  return [
    { method: 'GET', pattern: status, answer: withCar((car) => ok(statusOf(board, car))) },
    { method: 'POST', pattern: revise, answer: withCar((car, body) => reviseCar(board, car, body)) },
    { method: 'POST', pattern: withdraw, answer: withCar((car) => withdrawCar(board, car)) },
    { method: 'POST', pattern: newTime, answer: withCar((car, body) => addTime(board, car, body)) },
    { method: 'POST', pattern: erase, answer: withCar((car) => eraseCar(board, car)) },
    ...reviewRoutes(board),
  ];
}

function reviewRoutes(board: MemoryBoard): MemoryRoute[] {
  const { requestInformation, markNotified, withdrawn } = submissionRoutes;
  const change = (
    carId: string,
    changes: Partial<SubmissionInfo>,
    { isPending = false, version }: { isPending?: boolean; version?: string | undefined } = {},
  ) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    if (!car) return 'not_found';
    if (isPending && car.status !== 'pending') return 'already_reviewed';
    const refused = refuseUnseen(car, version);
    if (refused) return refused;
    const submission = { ...(car.submission ?? memorySubmission(carId)), ...changes };
    return ok(withVersion(changeCar(board, car, { submission })));
  };
  return [
    {
      method: 'GET',
      pattern: withdrawn,
      answer: () => ok(board.cars.filter(({ status }) => status === 'withdrawn')),
    },
    {
      method: 'POST',
      pattern: requestInformation,
      answer: ({ body }) =>
        checked(informationRequestSchema, body, ({ carId, reason, version }) => {
          const informationRequest = { reason, at: board.clock.next() };
          const asked = { informationRequest, changes: [], notified: null };
          return change(carId, asked, { isPending: true, version });
        }),
    },
    {
      method: 'POST',
      pattern: markNotified,
      answer: ({ body }) =>
        checked(carIdSchema, body, ({ carId }) =>
          change(carId, { notified: { at: board.clock.next(), by: 'whatsapp' } }),
        ),
    },
  ];
}

function statusOf({ cars, entries }: MemoryBoard, car: AdminCar): SubmissionStatus {
  const { informationRequest, mayResend = false, hasEmail = false } = car.submission ?? {};
  const isPending = car.status === 'pending';
  const waiting = cars.filter(({ status, createdAt }) => status === 'pending' && createdAt <= car.createdAt);
  const sent = carFieldsOf('submission').filter((field) => field !== 'cellphone');
  return {
    state: isPending && informationRequest ? 'information_needed' : car.status,
    carId: car._id,
    sentAt: car.createdAt,
    decidedAt: car.reviewedAt,
    queue: isPending ? { place: waiting.length, usualWaitSeconds: null } : null,
    reason: informationRequest?.reason ?? car.rejectionReason,
    mayRevise: isPending || (car.status === 'rejected' && mayResend),
    car: Object.fromEntries(sent.map((field) => [field, car[field]])) as SubmissionStatus['car'],
    phoneHint: car.cellphone && `…${car.cellphone.slice(-2)}`,
    hasEmail,
    places: CATEGORIES.flatMap((category) => {
      const places = placesOfBoard(entries, category);
      const own = places.find(({ entry }) => entry.car.vehicleId === car.vehicleId);
      return own ? [{ category, place: own.position, of: places.length, entryId: own.entry._id }] : [];
    }),
  };
}

function reviseCar(board: MemoryBoard, car: AdminCar, body: unknown): Handled | ProblemCode {
  return checked(submissionRevisionSchema, body, (payload) =>
    withStrip(board, payload, (given) => {
      const { email, image, proofImage, ...fields } = given;
      const submission = car.submission ?? memorySubmission(car._id);
      if (!statusOf(board, car).mayRevise) return 'not_revisable';
      const pictures = { image: storedPicture(image), proofImage: storedPicture(proofImage) };
      const sent = withoutUndefined({ ...fields, ...pictures });
      const changed = Object.entries(sent).filter(
        ([field, value]) =>
          PICTURES.has(field) || JSON.stringify(car[field as keyof AdminCar]) !== JSON.stringify(value),
      );
      if (changed.length === 0 && email === undefined)
        return refuseFields([{ path: [], message: submissionMessages.nothingChanged }]);
      const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
      const changes = changed.map(([field, value]) =>
        PICTURES.has(field)
          ? { field, before: null, after: null }
          : { field, before: text(car[field as keyof AdminCar]), after: text(value) },
      );
      const revised = changeCar(board, car, {
        ...Object.fromEntries(changed),
        status: 'pending',
        reviewedAt: null,
        rejectionReason: null,
        submission: {
          ...submission,
          informationRequest: null,
          mayResend: false,
          notified: null,
          revisedAt: board.clock.next(),
          changes: [...submission.changes, ...changes],
          hasEmail: submission.hasEmail || email !== undefined,
        },
      });
      return ok(statusOf(board, revised));
    }),
  );
}

function withdrawCar(board: MemoryBoard, car: AdminCar): Handled | ProblemCode {
  if (car.status !== 'pending') return 'not_revisable';
  const submission = { ...(car.submission ?? memorySubmission(car._id)), informationRequest: null };
  const withdrawn = changeCar(board, car, {
    status: 'withdrawn',
    reviewedAt: board.clock.next(),
    submission,
  });
  return ok(statusOf(board, withdrawn));
}

function addTime(board: MemoryBoard, car: AdminCar, body: unknown): Handled | ProblemCode {
  return checked(newTimeSchema, body, (payload) =>
    withStrip(board, payload, ({ proofImage, ...run }) => {
      const _id = board.newId();
      const hasEmail = car.submission?.hasEmail ?? false;
      const next = withoutUnknownFacts({
        ...car,
        ...run,
        _id,
        worldFacts: run.time,
        proofImage: storedPicture(proofImage),
        status: 'pending',
        reviewedAt: null,
        rejectionReason: null,
        createdAt: board.clock.next(),
        submission: memorySubmission(_id, { previousCarId: car._id, hasEmail }),
      });
      board.cars = [...board.cars, next];
      return created({ _id, status: next.status, code: memoryCode(_id) });
    }),
  );
}

function eraseCar(board: MemoryBoard, car: AdminCar): Handled | ProblemCode {
  const sentAt = car.createdAt;
  if (car.status === 'approved') {
    const { submission: _, ...rest } = car;
    const erased = { ...rest, owner: 'Unknown', cellphone: null, description: null };
    board.cars = board.cars.map((one) => (one === car ? { ...erased, image: null, proofImage: null } : one));
  } else board.cars = board.cars.filter((one) => one !== car);
  return ok({
    state: 'removed',
    carId: null,
    sentAt,
    decidedAt: null,
    queue: null,
    reason: null,
    mayRevise: false,
    car: null,
    phoneHint: null,
    hasEmail: false,
    places: [],
  } satisfies SubmissionStatus);
}
