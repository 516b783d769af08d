import { adminCarSchema, apiRoutes, slipReadingsSchema } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const { cars } = apiRoutes;
const correct = { method: 'PUT', path: cars.correct } as const;

/** Readings of slips, and corrections of a pending car. `$other` is pending with a proof, `$car` approved. */
export const slipCalls: readonly ContractCall[] = [
  {
    name: 'the proof of a pending car waits to be read',
    method: 'GET',
    path: cars.slipReadings,
    status: 200,
    schema: slipReadingsSchema,
    values: { isOn: false, readings: [{ carId: '$other', state: 'waiting', values: [] }] },
  },
  {
    ...correct,
    name: 'a correction sets what is sent',
    body: { carId: '$other', time: '10.874', sixtyFoot: 1.652, trapSpeed: 201.4, runDate: '2026-03-07' },
    status: 200,
    schema: adminCarSchema,
    values: {
      _id: '$other',
      status: 'pending',
      time: '10.874',
      sixtyFoot: 1.652,
      trapSpeed: 201.4,
      runDate: '2026-03-07',
    },
  },
  {
    ...correct,
    name: 'a correction clears what is null, and leaves what is absent',
    body: { carId: '$other', sixtyFoot: null, trapSpeed: null, runDate: null },
    status: 200,
    schema: adminCarSchema,
    values: { time: '10.874', trapSpeed: null },
  },
  {
    ...correct,
    name: 'a correction takes every field of an edit, with what was sent',
    body: {
      carId: '$other',
      name: 'Corrected',
      owner: 'Corrected',
      drivetrain: 'RWD',
      tyres: 'Slick',
      description: '',
      evidence: 'timing-slip',
    },
    status: 200,
    schema: adminCarSchema.required({ corrections: true }),
    values: {
      status: 'pending',
      name: 'Corrected',
      owner: 'Corrected',
      drivetrain: 'RWD',
      tyres: 'Slick',
      description: null,
      evidence: 'timing-slip',
    },
  },
  {
    ...correct,
    name: 'a correction with wrong figures is refused',
    body: { carId: '$other', time: 'fast', sixtyFoot: 0.4, trapSpeed: 700, runDate: '1949-12-31' },
    status: 400,
    code: 'invalid_input',
    fields: ['time', 'trapSpeed', 'runDate', 'sixtyFoot'],
  },
  {
    ...correct,
    name: 'a correction clears neither name, owner nor phone number, and needs the source of a reference',
    body: { carId: '$other', name: '', owner: '', cellphone: '', evidence: 'reference' },
    status: 400,
    code: 'invalid_input',
    fields: ['name', 'owner', 'cellphone', 'evidenceSource'],
  },
  {
    ...correct,
    name: 'an approved car is not corrected',
    body: { carId: '$car', time: '9.9' },
    status: 409,
    code: 'already_reviewed',
  },
  {
    ...correct,
    name: 'an unknown car is not corrected',
    body: { carId: 'x', time: '9.9' },
    status: 404,
    code: 'not_found',
  },
];
