import { stripRoutes, stripSchema } from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const ofStrip = deletionOf('strip', stripRoutes.delete);
const tarlton = { name: 'Contract Strip', place: 'Krugersdorp', altitude: 1640 };

/** Strips: create, list, update and delete. */
export const stripCalls: readonly ContractCall[] = [
  {
    name: 'a strip is added',
    method: 'POST',
    path: stripRoutes.add,
    body: tarlton,
    status: 201,
    schema: stripSchema,
    values: tarlton,
    saves: { strip: '_id' },
  },
  {
    name: 'a strip of unknown altitude is added',
    method: 'POST',
    path: stripRoutes.add,
    body: { name: 'Another Contract Strip', place: 'Cape Town' },
    status: 201,
    schema: stripSchema,
    values: { altitude: null },
    saves: { other: '_id' },
  },
  {
    name: 'a second strip with the same name is refused, however it is written',
    method: 'POST',
    path: stripRoutes.add,
    body: { ...tarlton, name: ' CONTRACT  strip' },
    status: 409,
    code: 'strip_name_taken',
    fields: ['name'],
  },
  {
    name: 'a strip cannot take the name of another one',
    method: 'PUT',
    path: at(stripRoutes.update, '$other'),
    body: { name: 'contract strip' },
    status: 409,
    code: 'strip_name_taken',
    fields: ['name'],
  },
  {
    name: 'strips are there for everybody, by name',
    method: 'GET',
    path: stripRoutes.list,
    token: null,
    status: 200,
    schema: z.array(stripSchema),
    values: [{ _id: '$other' }, { _id: '$strip', id: '$strip' }],
  },
  {
    name: 'a strip’s altitude is changed alone',
    method: 'PUT',
    path: at(stripRoutes.update, '$strip'),
    body: { altitude: '' },
    status: 200,
    schema: stripSchema,
    values: { ...tarlton, altitude: null },
  },
  ...ofStrip,
];
