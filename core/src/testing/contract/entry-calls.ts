import * as z from 'zod';
import { adminEntrySchema, apiRoutes, deletionSchema, entrySchema } from '../../domain/index.js';
import type { ContractCall } from './contract-call.js';

const { cars, leaderboard } = apiRoutes;

const add = { method: 'POST', path: leaderboard.add } as const;
const notFound = { status: 404, code: 'not_found' } as const;

/** Changes of the leaderboard by the administrator, and the deletion of cars. */
export const entryCalls: readonly ContractCall[] = [
  {
    ...add,
    name: 'an entry is added',
    body: { carId: '$car', category: 'Our Drag Races' },
    status: 201,
    schema: adminEntrySchema,
    values: { category: 'Our Drag Races', votes: 0, car: { _id: '$car' } },
  },
  {
    ...add,
    name: 'an entry that is there comes back',
    body: { carId: '$car', category: 'World Facts' },
    status: 200,
    schema: adminEntrySchema,
    values: { _id: '$entry', category: 'World Facts' },
  },
  {
    ...add,
    name: 'an entry approves a pending car',
    body: { carId: '$other', category: 'Our Drag Races' },
    status: 201,
    schema: adminEntrySchema,
    values: { car: { _id: '$other', status: 'approved', reviewedAt: '<instant>' } },
  },
  {
    ...add,
    name: 'an unknown car gets no entry',
    body: { carId: 'x', category: 'World Facts' },
    ...notFound,
  },
  {
    ...add,
    name: 'an entry needs a known category',
    body: { carId: '$car', category: 'Fastest' },
    status: 400,
    code: 'invalid_input',
    fields: ['category'],
  },
  {
    name: 'the administrator’s leaderboard has whole cars',
    method: 'GET',
    path: leaderboard.list,
    status: 200,
    schema: z.array(adminEntrySchema),
  },
  {
    name: 'a visitor’s leaderboard has nothing personal',
    method: 'GET',
    path: leaderboard.list,
    token: null,
    status: 200,
    schema: z.array(entrySchema),
  },
  {
    name: 'an entry is deleted',
    method: 'DELETE',
    path: leaderboard.delete,
    body: { entryId: '$entry' },
    status: 200,
    schema: deletionSchema,
  },
  {
    name: 'an entry is deleted once',
    method: 'DELETE',
    path: leaderboard.delete,
    body: { entryId: '$entry' },
    ...notFound,
  },
  {
    name: 'the deletion of an entry names one',
    method: 'DELETE',
    path: leaderboard.delete,
    body: {},
    status: 400,
    code: 'invalid_input',
    fields: ['entryId'],
  },
  {
    name: 'a car is deleted',
    method: 'DELETE',
    path: cars.delete,
    body: { carId: '$car' },
    status: 200,
    schema: deletionSchema,
  },
  {
    name: 'a car is deleted once',
    method: 'DELETE',
    path: cars.delete,
    body: { carId: '$car' },
    ...notFound,
  },
  {
    name: 'the deletion of a car names one',
    method: 'DELETE',
    path: cars.delete,
    body: {},
    status: 400,
    code: 'invalid_input',
    fields: ['carId'],
  },
  {
    name: 'a deleted car’s entries are gone',
    method: 'GET',
    path: leaderboard.list,
    status: 200,
    schema: z.array(adminEntrySchema),
    values: [{ car: { _id: '$other' } }],
  },
];
