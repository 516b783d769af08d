import {
  adminCarSchema,
  apiRoutes,
  carReviewResultSchema,
  submissionReceiptSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { ContractCall } from './contract-call.js';
import { SMALL_PICTURE } from './small-picture.js';

const { cars } = apiRoutes;
const carList = z.array(adminCarSchema);

const submit = { method: 'POST', path: cars.submit } as const;
const review = { method: 'POST', path: cars.review } as const;
const reopen = { method: 'POST', path: cars.reopen } as const;
const notFound = { status: 404, code: 'not_found' } as const;

/** Cars: submission, lists, review and reopening. */
export const submissionCalls: readonly ContractCall[] = [
  {
    ...submit,
    name: 'the administrator submits a car with its least',
    body: { name: 'Golf', time: '9.8', drivetrain: 'AWD', image: SMALL_PICTURE },
    status: 201,
    schema: submissionReceiptSchema,
    values: { status: 'pending' },
    saves: { car: '_id' },
  },
  {
    ...submit,
    name: 'a second car follows',
    body: { owner: 'Sipho', time: '10.9', drivetrain: 'RWD', description: '', proofImage: SMALL_PICTURE },
    status: 201,
    schema: submissionReceiptSchema,
    saves: { other: '_id' },
  },
  {
    ...submit,
    name: 'a car without any name is refused',
    body: { time: '9.8', drivetrain: 'AWD' },
    status: 400,
    code: 'invalid_input',
    fields: ['name'],
  },
  {
    ...submit,
    name: 'a visitor’s submission without pictures is refused',
    token: null,
    body: { name: 'Golf', owner: 'Thabo', cellphone: '+27821234567', time: '9.8', drivetrain: 'AWD' },
    status: 400,
    code: 'invalid_input',
    fields: ['image', 'proofImage'],
  },
  {
    name: 'pending cars come oldest first, with null where nothing was sent',
    method: 'GET',
    path: cars.pending,
    status: 200,
    schema: carList,
    values: [
      {
        _id: '$car',
        name: 'Golf',
        owner: 'Unknown',
        image: '<picture>',
        proofImage: null,
        cellphone: null,
        reviewedAt: null,
        createdAt: '<instant>',
        requestedCategories: [],
      },
      { _id: '$other', name: 'Sipho', description: null, rejectionReason: null },
    ],
  },
  {
    ...review,
    name: 'an unknown car cannot be reviewed',
    body: { carId: 'x', action: 'reject' },
    ...notFound,
  },
  {
    ...review,
    name: 'approval needs a category',
    body: { carId: '$car', action: 'approve', categories: [] },
    status: 400,
    code: 'invalid_input',
    fields: ['categories'],
  },
  {
    ...review,
    name: 'approval with evidence of no known kind is refused',
    body: { carId: '$car', action: 'approve', categories: ['World Facts'], evidence: 'hearsay' },
    status: 400,
    code: 'invalid_input',
    fields: ['evidence'],
  },
  {
    ...review,
    name: 'approval dates the review, notes the evidence and makes entries in the board’s order',
    body: {
      carId: '$car',
      action: 'approve',
      categories: ['Votes by Viewers', 'World Facts'],
      evidence: 'timing-slip',
    },
    status: 200,
    schema: carReviewResultSchema,
    values: {
      car: {
        ...{ _id: '$car', status: 'approved', reviewedAt: '<instant>', rejectionReason: null },
        evidence: 'timing-slip',
      },
      entries: [
        {
          category: 'World Facts',
          votes: 0,
          car: { _id: '$car', status: 'approved', reviewedAt: '<instant>' },
        },
        { category: 'Votes by Viewers' },
      ],
    },
    saves: { entry: 'entries.0._id' },
  },
  {
    ...review,
    name: 'a car is reviewed once',
    body: { carId: '$car', action: 'reject' },
    status: 409,
    code: 'already_reviewed',
  },
  {
    ...review,
    name: 'rejection keeps the reason without blanks around it',
    body: { carId: '$other', action: 'reject', reason: ' The slip cannot be read. ' },
    status: 200,
    schema: carReviewResultSchema,
    values: {
      car: { status: 'rejected', rejectionReason: 'The slip cannot be read.', reviewedAt: '<instant>' },
      entries: [],
    },
  },
  {
    name: 'approved cars',
    method: 'GET',
    path: cars.approved,
    status: 200,
    schema: carList,
    values: [{ _id: '$car' }],
  },
  {
    name: 'rejected cars',
    method: 'GET',
    path: cars.rejected,
    status: 200,
    schema: carList,
    values: [{ _id: '$other' }],
  },
  { ...reopen, name: 'an unknown car cannot be reopened', body: { carId: 'x' }, ...notFound },
  {
    ...reopen,
    name: 'an approved car cannot be reopened',
    body: { carId: '$car' },
    status: 409,
    code: 'not_rejected',
  },
  {
    ...reopen,
    name: 'reopening needs a car',
    body: {},
    status: 400,
    code: 'invalid_input',
    fields: ['carId'],
  },
  {
    ...reopen,
    name: 'a reopened car is as if it had just come in',
    body: { carId: '$other' },
    status: 200,
    schema: adminCarSchema,
    values: { _id: '$other', status: 'pending', reviewedAt: null, rejectionReason: null },
  },
];
