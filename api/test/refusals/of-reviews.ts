import { runVideoMessages } from '@quartermile/core/domain';
import { smallPicture } from '../harness/existing-ids.js';
import {
  APPROVAL,
  CAR,
  evidence,
  FORMAT,
  long,
  OWNER,
  PHONE,
  PICTURE,
  RANGE,
  runFacts,
  SEEN,
  TRAP_SPEED,
  upTo,
  VERSION,
  YES_OR_NO,
} from './of-cars.js';
import type { RefusedCall } from './refused-call.js';

const UNDO_OVER = 'This can no longer be undone.';
const RUNS = 'Please choose at least one run.';
const TARGET = 'Please choose the car, or null for a car of its own.';

/** Decisions about cars, and corrections and moves of runs. */
export const reviewRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/cars/review',
    body: ({ car }) => ({ carId: car, action: 'approve', categories: ['World Facts'] }),
    names: 'carId',
    wrong: [
      ['carId', undefined, CAR],
      ['action', undefined, 'Please approve or reject.'],
      ['action', 'publish', 'Please approve or reject.'],
      ['categories', undefined, APPROVAL],
      ['categories', [], APPROVAL],
      ['categories', ['Fastest'], APPROVAL],
      ['runOf', 7, CAR],
      VERSION,
      ...evidence,
    ],
  },
  {
    route: 'POST /api/cars/review',
    body: ({ car }) => ({ carId: car, action: 'reject', reason: 'The slip cannot be read.' }),
    names: 'carId',
    wrong: [['carId', 7, CAR], ['reason', long(500), upTo(500)], ['mayResend', 'yes', YES_OR_NO], VERSION],
  },
  {
    route: 'POST /api/cars/move-runs',
    body: ({ car, rejected }) => ({ carIds: [rejected], toCarId: car }),
    names: 'toCarId',
    wrong: [
      ['carIds', undefined, RUNS],
      ['carIds', [], RUNS],
      ['carIds', 'all', RUNS],
      ['toCarId', undefined, TARGET],
      ['toCarId', 7, TARGET],
    ],
  },
  {
    route: 'POST /api/cars/reopen',
    body: ({ rejected }) => ({ carId: rejected }),
    names: 'carId',
    wrong: [
      ['carId', undefined, CAR],
      ['carId', 7, CAR],
    ],
  },
  {
    route: 'PUT /api/cars/pictures',
    body: ({ car }) => ({ carId: car, image: smallPicture, proofImage: smallPicture }),
    names: 'carId',
    pictures: ['image', 'proofImage'],
    wrong: [
      SEEN,
      ['carId', undefined, CAR],
      ['image', 'https://example.com/car.jpg', PICTURE],
      ['image', '/media/another', UNDO_OVER],
      ['image', null, UNDO_OVER],
      ['proofImage', 7, PICTURE],
      ['proofImage', '/media/proof/another?expires=1&signature=1', UNDO_OVER],
      ['proofImage', null, UNDO_OVER],
    ],
  },
  {
    route: 'PUT /api/cars/video',
    body: ({ car, video }) => ({ carId: car, video: { _id: video, second: 65 } }),
    names: 'carId',
    wrong: [
      SEEN,
      ['carId', undefined, CAR],
      ['video', undefined, runVideoMessages.incomplete],
      ['video', 'none', runVideoMessages.incomplete],
      ['video._id', undefined, runVideoMessages.unknown],
      ['video._id', 'none', runVideoMessages.unknown],
      ['video._id', '00000000-0000-7000-8000-000000000000', runVideoMessages.unknown],
      ['video.second', undefined, runVideoMessages.second],
      ['video.second', -1, runVideoMessages.second],
      ['video.second', 1.5, runVideoMessages.second],
      ['video.second', 43_201, runVideoMessages.second],
      ['video.second', '1:60', runVideoMessages.second],
    ],
  },
  {
    route: 'PUT /api/cars/correct',
    body: ({ car }) => ({ carId: car, time: '11.842' }),
    names: 'carId',
    wrong: [
      VERSION,
      ['carId', undefined, CAR],
      ['time', '9', FORMAT],
      ['time', null, FORMAT],
      ['cellphone', null, PHONE],
      ['isUndo', 'yes', YES_OR_NO],
      ['time', '1000.0', RANGE],
      ['trapSpeed', 29.99, TRAP_SPEED],
      ['trapSpeed', '178,5', TRAP_SPEED],
      ...runFacts,
      ...evidence,
      ['description', long(2000), upTo(2000)],
      ['cellphone', null, PHONE],
      ['name', '', 'Please enter the car name.'],
      ['owner', '', OWNER],
      ['drivetrain', '4x4', 'Please select a drivetrain.'],
    ],
  },
];
