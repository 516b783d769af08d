import {
  apiRoutes,
  carPageRoutes,
  carPageSchema,
  carReviewResultSchema,
  deletionSchema,
  driverPageSchema,
  submissionReceiptSchema,
} from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const { cars } = apiRoutes;
const submit = { method: 'POST', path: cars.submit, status: 201, schema: submissionReceiptSchema } as const;
const review = { method: 'POST', path: cars.review, status: 200, schema: carReviewResultSchema } as const;
const car = { method: 'GET', token: null, status: 200, schema: carPageSchema } as const;
const driver = { method: 'GET', token: null, status: 200, schema: driverPageSchema } as const;
const pageOf = (id: string): string => carPageRoutes.car.replace(':carId', id);
const driverOf = (id: string): string => carPageRoutes.driver.replace(':driverId', id);
const DRAG = 'Our Drag Races';
const own = { drivetrain: 'FWD', owner: 'Tshepo', cellphone: '+27 82 123 4567' } as const;

/** The pages of cars and drivers. They leave no car. */
export const carPageCalls: readonly ContractCall[] = [
  {
    ...submit,
    name: 'a car for a page is sent',
    body: { ...own, name: 'Polo GTI', time: '13.4', runDate: '2026-02-01' },
    saves: { first: '_id' },
  },
  {
    ...review,
    name: 'it gets its page by the approval',
    body: { carId: '$first', action: 'approve', categories: [DRAG] },
    saves: { shown: 'entries.0._id', page: 'car.vehicleId' },
  },
  {
    ...submit,
    name: 'another run is sent',
    body: { ...own, name: 'Polo', time: '12.9', runDate: '2026-03-01' },
    saves: { second: '_id' },
  },
  {
    ...car,
    name: 'a pending run is not on the page',
    path: pageOf('$page'),
    values: { _id: '$page', car: { _id: '$first', time: '13.4' }, runs: [{ _id: '$first' }] },
    saves: { driver: 'driverId' },
  },
  {
    ...car,
    name: 'nor has it one',
    path: pageOf('$second'),
    status: 404,
    code: 'not_found',
    schema: undefined,
  },
  {
    ...review,
    name: 'it is approved as a run of the car',
    body: { carId: '$second', action: 'approve', categories: [DRAG], runOf: '$first' },
  },
  {
    ...car,
    name: 'the page of a car has its runs, the latest first, and its places',
    path: pageOf('$first'),
    values: {
      _id: '$page',
      driverId: '$driver',
      car: { _id: '$second', time: '12.9', name: 'Polo GTI' },
      runs: [
        { _id: '$second', day: '2026-03-01', dayOf: 'run', isPersonalBest: true, categories: [DRAG] },
        { _id: '$first', day: '2026-02-01', dayOf: 'run', isPersonalBest: true, categories: [DRAG] },
      ],
      places: [{ category: DRAG, place: 1, of: 1, entryId: '$shown', votes: 0 }],
    },
  },
  {
    ...driver,
    name: 'the page of a driver has the cars with their best runs',
    path: driverOf('$driver'),
    values: { _id: '$driver', name: 'Tshepo', cars: [{ _id: '$page', runs: 2, car: { _id: '$second' } }] },
  },
  {
    ...driver,
    name: 'an unknown driver has no page',
    path: driverOf('x'),
    status: 404,
    code: 'not_found',
    schema: undefined,
  },
  ...['$second', '$first'].map(
    (carId): ContractCall => ({
      name: `the run ${carId} of the page is deleted`,
      method: 'DELETE',
      path: cars.delete,
      body: { carId },
      status: 200,
      schema: deletionSchema,
    }),
  ),
  {
    ...car,
    name: 'a car that was public says that it was removed',
    path: pageOf('$page'),
    status: 410,
    code: 'car_removed',
    schema: undefined,
  },
  {
    ...driver,
    name: 'a driver without a car has no page',
    path: driverOf('$driver'),
    status: 404,
    code: 'not_found',
    schema: undefined,
  },
];
