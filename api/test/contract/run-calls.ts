import {
  adminCarSchema,
  adminEntrySchema,
  apiRoutes,
  carReviewResultSchema,
  deletionSchema,
  recordListSchema,
  recordRoutes,
  runRoutes,
  submissionReceiptSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from './contract-call.js';

const { cars, leaderboard } = apiRoutes;
const submit = { method: 'POST', path: cars.submit, status: 201, schema: submissionReceiptSchema } as const;
const review = { method: 'POST', path: cars.review, status: 200, schema: carReviewResultSchema } as const;
const move = { method: 'POST', path: runRoutes.move, status: 200, schema: z.array(adminCarSchema) } as const;
const add = { method: 'POST', path: leaderboard.add, status: 200, schema: adminEntrySchema } as const;
const records = {
  method: 'GET',
  path: `${recordRoutes.list}?category=Our+Drag+Races&drivetrain=all`,
  status: 200,
  token: null,
  schema: z.array(recordListSchema),
} as const;
const refused = { status: 400, code: 'invalid_input' } as const;
const erase = { method: 'DELETE', path: cars.delete, status: 200, schema: deletionSchema } as const;

/** Runs of cars: one car is once on a board, with its best run. They leave no car. */
export const runCalls: readonly ContractCall[] = [
  {
    ...submit,
    name: 'a car is sent',
    body: { name: 'Polo GTI', time: '13.4', drivetrain: 'FWD' },
    saves: { slow: '_id' },
  },
  {
    ...review,
    name: 'its first run is its entry',
    body: { carId: '$slow', action: 'approve', categories: ['Our Drag Races'] },
    saves: { polo: 'entries.0._id', vehicle: 'car.vehicleId' },
  },
  {
    ...submit,
    name: 'a quicker run is sent as another car',
    body: { name: 'VW Polo', time: '12.9', drivetrain: 'AWD' },
    saves: { quick: '_id' },
  },
  {
    ...review,
    name: 'a run of an unknown car is refused',
    body: { carId: '$quick', action: 'approve', categories: ['World Facts'], runOf: 'x' },
    status: 404,
    schema: undefined,
    code: 'not_found',
  },
  {
    ...review,
    name: 'a run is linked to a known car, whose entry then shows it',
    body: {
      carId: '$quick',
      action: 'approve',
      categories: ['Our Drag Races', 'World Facts'],
      runOf: '$slow',
    },
    values: {
      car: { _id: '$quick', vehicleId: '$vehicle', name: 'Polo GTI', drivetrain: 'FWD', time: '12.9' },
      entries: [
        { category: 'World Facts', car: { _id: '$quick' } },
        { _id: '$polo', category: 'Our Drag Races', votes: 0, car: { _id: '$quick' } },
      ],
    },
  },
  {
    name: 'an edit of one run renames the car',
    method: 'PUT',
    path: cars.update,
    body: { carId: '$slow', name: 'Polo GTI Mk6', owner: 'Tshepo', time: '13.4', drivetrain: 'FWD' },
    status: 200,
    schema: adminCarSchema,
    values: { _id: '$slow', name: 'Polo GTI Mk6' },
  },
  {
    ...add,
    name: 'the entry shows the quicker run with the new name',
    body: { carId: '$slow', category: 'Our Drag Races' },
    values: { _id: '$polo', votes: 0, car: { _id: '$quick', name: 'Polo GTI Mk6', owner: 'Tshepo' } },
  },
  {
    ...add,
    name: 'a slower run joins the history behind an entry',
    body: { carId: '$slow', category: 'World Facts' },
    values: { car: { _id: '$quick' } },
  },
  {
    ...records,
    name: 'the car has improved its own record',
    values: [
      {
        category: 'Our Drag Races',
        drivetrain: null,
        total: 1,
        holds: [
          {
            holder: { carId: '$quick', name: 'Polo GTI Mk6', owner: 'Tshepo', entryId: '$polo' },
            since: '<instant>',
            until: null,
            times: [
              { time: '13.4', since: '<instant>' },
              { time: '12.9', since: '<instant>' },
            ],
          },
        ],
      },
    ],
  },
  {
    ...records,
    name: 'a drivetrain has no record without a car of it',
    path: `${recordRoutes.list}?category=Our+Drag+Races&drivetrain=RWD`,
    values: [{ drivetrain: 'RWD', total: 0, holds: [] }],
  },
  {
    ...records,
    name: 'the holders are read in pages',
    path: `${recordRoutes.list}?category=Our+Drag+Races&drivetrain=all&limit=1&offset=1`,
    values: [{ total: 1, holds: [] }],
  },
  {
    ...records,
    name: 'all boards have lists',
    path: `${recordRoutes.list}?drivetrain=all`,
    values: [
      { category: 'World Facts' },
      { category: 'Our Drag Races' },
      { category: 'Votes by Viewers', holds: [] },
    ],
  },
  {
    ...records,
    name: 'an unknown drivetrain is refused',
    path: `${recordRoutes.list}?drivetrain=4x4`,
    ...refused,
    fields: ['drivetrain'],
    schema: undefined,
  },
  {
    ...move,
    name: 'runs must be named',
    body: { carIds: [], toCarId: null },
    ...refused,
    fields: ['carIds'],
    schema: undefined,
  },
  {
    ...move,
    name: 'a run is no target of itself',
    body: { carIds: ['$quick'], toCarId: '$quick' },
    ...refused,
    fields: ['toCarId'],
    schema: undefined,
  },
  {
    ...move,
    name: 'all runs of a car are that car already',
    body: { carIds: ['$quick', '$slow'], toCarId: null },
    ...refused,
    fields: ['carIds'],
    schema: undefined,
  },
  {
    ...move,
    name: 'an unknown run cannot be moved',
    body: { carIds: ['x'], toCarId: null },
    status: 404,
    schema: undefined,
    code: 'not_found',
  },
  {
    ...move,
    name: 'a run is split off; the entry it leaves shows the run that stays',
    body: { carIds: ['$quick'], toCarId: null },
    values: [{ _id: '$quick', name: 'Polo GTI Mk6', status: 'approved' }],
    saves: { split: '0.vehicleId' },
  },
  {
    ...add,
    name: 'the run that stays has the entry',
    body: { carId: '$slow', category: 'Our Drag Races' },
    values: { _id: '$polo', car: { _id: '$slow', vehicleId: '$vehicle' } },
  },
  {
    ...move,
    name: 'two cars are merged',
    body: { carIds: ['$slow'], toCarId: '$quick' },
    values: [{ _id: '$slow', vehicleId: '$split' }],
  },
  {
    ...records,
    name: 'after the merge one car holds the record with both of its runs',
    values: [{ total: 1, holds: [{ until: null, times: [{ time: '13.4' }, { time: '12.9' }] }] }],
  },
  { ...erase, name: 'the best run is deleted', body: { carId: '$quick' } },
  {
    ...records,
    name: 'a run that is deleted within a day never led',
    values: [{ total: 1, holds: [{ until: null, times: [{ time: '13.4' }] }] }],
  },
  {
    ...add,
    name: 'and the next best one replaces it',
    body: { carId: '$slow', category: 'Our Drag Races' },
    values: { car: { _id: '$slow' } },
  },
  { ...erase, name: 'with its last run a car leaves the boards', body: { carId: '$slow' } },
];
