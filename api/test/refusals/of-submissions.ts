import { smallPicture } from '../harness/existing-ids.js';
import {
  CAR,
  EMAIL,
  FORMAT,
  factsOfOneRun,
  long,
  OWNER,
  PHONE,
  PICTURE,
  submitted,
  TRAP_SPEED,
  upTo,
  VERSION,
} from './of-cars.js';
import type { RefusedCall } from './refused-call.js';

const UNKNOWN_CODE = 'There is no submission at this address. Check that it is the whole link.';
const QUESTION = 'Please say what is missing.';
/** Each revision changes something. */
let revisions = 0;

/** Requests of drivers with a code, and of reviewers about their submissions. */
export const submissionRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/cars/request-information',
    body: ({ asked }) => ({ carId: asked, reason: 'The slip cannot be read.' }),
    names: 'carId',
    wrong: [
      ['carId', undefined, CAR],
      VERSION,
      ['reason', undefined, QUESTION],
      ['reason', ' ', QUESTION],
      ['reason', long(500), upTo(500)],
    ],
  },
  {
    route: 'POST /api/cars/mark-notified',
    body: ({ rejected }) => ({ carId: rejected }),
    names: 'carId',
    wrong: [['carId', undefined, CAR]],
  },
  { route: 'GET /api/submissions/{code}', id: 'code', asVisitor: true, unknown: UNKNOWN_CODE },
  {
    route: 'POST /api/submissions/{code}/revise',
    id: 'code',
    asVisitor: true,
    unknown: UNKNOWN_CODE,
    body: () => ({ time: `9.${++revisions}`, image: smallPicture, proofImage: smallPicture }),
    pictures: ['image', 'proofImage'],
    wrong: [
      ...submitted.filter(([, value]) => value !== undefined),
      ['name', '', 'Please enter the car name.'],
      ['name', 7, 'Please enter the car name.'],
      ['owner', ' ', OWNER],
      ['cellphone', '082 123 4567', PHONE],
      ['email', 'lerato@', EMAIL],
      ['email', 7, EMAIL],
    ],
  },
  {
    route: 'POST /api/submissions/{code}/withdraw',
    id: 'codeToWithdraw',
    asVisitor: true,
    unknown: UNKNOWN_CODE,
    body: () => ({}),
  },
  {
    route: 'POST /api/submissions/{code}/new-time',
    id: 'code',
    asVisitor: true,
    unknown: UNKNOWN_CODE,
    body: () => ({ time: '9.6', trapSpeed: 196.2, proofImage: smallPicture }),
    pictures: ['proofImage'],
    wrong: [
      ['time', undefined, FORMAT],
      ['trapSpeed', '500.1', TRAP_SPEED],
      ...factsOfOneRun,
      ['description', long(2000), upTo(2000)],
      ['proofImage', undefined, PICTURE],
    ],
  },
  {
    route: 'POST /api/submissions/{code}/erase',
    id: 'codeToErase',
    asVisitor: true,
    unknown: UNKNOWN_CODE,
    body: () => ({}),
  },
];
