import {
  adminCarSchema,
  apiRoutes,
  carPictureRoutes,
  submissionReceiptSchema,
} from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';
import { SMALL_PICTURE } from './small-picture.js';

const { cars } = apiRoutes;
const pictures = { method: 'PUT', path: carPictureRoutes.replace } as const;
const facts = { method: 'PUT', path: cars.updateWorldFacts } as const;
const update = { method: 'PUT', path: cars.update } as const;
const correct = { method: 'PUT', path: cars.correct } as const;
const changed = { status: 200, schema: adminCarSchema } as const;
const refused = { status: 400, code: 'invalid_input' } as const;
const edit = { carId: '$bare', owner: 'Sipho', drivetrain: 'RWD', time: '10.9' };

/** Pictures of runs, and undo of changes that added a value. `$bare` is a new car without phone number and pictures. */
export const carChangeCalls: readonly ContractCall[] = [
  {
    name: 'a car without phone number and pictures',
    method: 'POST',
    path: cars.submit,
    body: { name: 'Bare', owner: 'Sipho', time: '10.9', drivetrain: 'RWD' },
    status: 201,
    schema: submissionReceiptSchema,
    saves: { bare: '_id' },
  },
  {
    ...pictures,
    ...changed,
    name: 'pictures are replaced',
    body: { carId: '$bare', image: SMALL_PICTURE, proofImage: SMALL_PICTURE },
    values: { _id: '$bare', status: 'pending', image: '<picture>', proofImage: '<picture>' },
  },
  {
    ...pictures,
    ...changed,
    name: 'an undo brings back that there was none',
    body: { carId: '$bare', proofImage: null },
    values: { image: '<picture>', proofImage: null },
  },
  {
    ...pictures,
    ...refused,
    name: 'a replacement names a picture',
    body: { carId: '$bare' },
    fields: [''],
  },
  {
    ...pictures,
    ...refused,
    name: 'a picture that the run did not have is not brought back',
    body: { carId: '$bare', image: '/media/another' },
    fields: ['image'],
  },
  {
    ...pictures,
    name: 'pictures of an unknown car',
    body: { carId: 'x', image: SMALL_PICTURE },
    status: 404,
    code: 'not_found',
  },
  {
    ...correct,
    ...changed,
    name: 'a correction adds a phone number',
    body: { carId: '$bare', cellphone: '+27821234567' },
    values: { cellphone: '+27821234567' },
  },
  {
    ...correct,
    ...refused,
    name: 'a correction does not clear it',
    body: { carId: '$bare', cellphone: null },
    fields: ['cellphone'],
  },
  {
    ...correct,
    ...changed,
    name: 'its undo does',
    body: { carId: '$bare', cellphone: null, isUndo: true },
    values: { cellphone: null, time: '10.9' },
  },
  {
    ...correct,
    ...refused,
    name: 'an undo does not clear what was there before',
    body: { carId: '$bare', time: null, isUndo: true },
    fields: ['time'],
  },
  {
    ...update,
    ...changed,
    name: 'an edit adds a phone number',
    body: { ...edit, cellphone: '+27821234567' },
    values: { cellphone: '+27821234567' },
  },
  { ...update, ...refused, name: 'an edit does not clear it', body: edit, fields: ['cellphone'] },
  {
    ...update,
    ...changed,
    name: 'the undo of the edit does',
    body: { ...edit, isUndo: true },
    values: { cellphone: null, time: '10.9' },
  },
  {
    ...update,
    ...refused,
    name: 'the undo of an edit does not clear what was there before',
    body: { ...edit, time: null, isUndo: true },
    fields: ['time'],
  },
  {
    ...facts,
    ...changed,
    name: 'the first World Facts time of a car',
    body: { carId: '$bare', worldFacts: 9.8 },
    values: { worldFacts: '9.8', worldFactsSource: 'Third-party lap-time site' },
  },
  {
    ...facts,
    ...refused,
    name: 'a World Facts time is not cleared by an edit',
    body: { carId: '$bare', worldFacts: null },
    fields: ['worldFacts'],
  },
  {
    ...facts,
    ...changed,
    name: 'the undo of the first one clears it with its source',
    body: { carId: '$bare', worldFacts: null, source: null, isUndo: true },
    values: { worldFacts: null, worldFactsSource: null },
  },
  {
    name: 'the car goes',
    method: 'DELETE',
    path: cars.delete,
    body: { carId: '$bare' },
    status: 200,
  },
];
