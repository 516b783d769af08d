import { type AdminCar, type CarReview, isSparseField } from '@quartermile/core/domain';
import { endpoints, type FakeApi } from '../../testing/index.js';

/** A served car by its id, with changes from now on if they are given. */
export type ServedCar = (carId: string, changes?: Partial<AdminCar>) => AdminCar;

/** States the lists of cars by their statuses, and accepts every decision about these cars and every edit of them. */
export function serveCars(api: FakeApi, cars: readonly AdminCar[]): ServedCar {
  let listed = cars;
  const served: ServedCar = (carId, changes = {}) => {
    listed = listed.map((car) => (car._id === carId ? { ...car, ...changes } : car));
    const found = listed.find(({ _id }) => _id === carId);
    if (!found) throw new Error(`No car ${carId} is served.`);
    return found;
  };
  const { pending, approved, rejected, withdrawn } = endpoints.cars;
  for (const [status, list] of Object.entries({ pending, approved, rejected, withdrawn }))
    api.respond(list, () =>
      listed
        .filter((car) => car.status === status)
        .map((car) => (status === 'pending' ? { version: `version of ${car._id}`, ...car } : car)),
    );
  const { correct, reopen, review, update, updateFactorySpecs, updateWorldFacts } = endpoints.cars;
  api.respond(review, ({ body: { carId, action } }) => ({
    car: served(carId, { status: action === 'approve' ? 'approved' : 'rejected' }),
    entries: [],
  }));
  api.respond(reopen, ({ body: { carId } }) => served(carId, { status: 'pending' }));
  for (const endpoint of [correct, update, updateFactorySpecs])
    api.respond<typeof update>(endpoint as typeof update, ({ body: { carId, ...fields } }) =>
      served(carId, toCarFields(fields)),
    );
  api.respond(updateWorldFacts, ({ body: { carId, worldFacts, source } }) =>
    served(carId, toCarFields({ worldFacts, worldFactsSource: source })),
  );
  return served;
}

/** The fields of a car in the body of an edit, whose empty texts clear fields. */
function toCarFields(body: object): Partial<AdminCar> {
  const fields = Object.entries(body).filter(
    ([field, value]) => value !== undefined && !['_seen', 'isUndo', 'strip', 'version'].includes(field),
  );
  return Object.fromEntries(
    fields.map(([field, value]) => [field, value === '' || value === null ? cleared(field) : value]),
  );
}

const cleared = (field: string) => (isSparseField(field) ? undefined : null);

/** The decision about a car that was sent; undefined without one. */
export const decisionOn = (api: FakeApi, carId: string): CarReview['action'] | undefined =>
  api.bodies(endpoints.cars.review).findLast((body) => body.carId === carId)?.action;

/** Ids of the cars that were approved, or rejected, in the order of the requests. */
export const decided = (api: FakeApi, action: CarReview['action']): string[] =>
  api.bodies(endpoints.cars.review).flatMap((body) => (body.action === action ? [body.carId] : []));
