import type { RefusedCall, Wrong } from './refused-call.js';

const PAGE = 'Please ask for page 1 to 100000.';
const SIZE = 'Please ask for 1 to 200 entries.';
const FORMAT = 'Please choose json or csv as the format.';
const STRIP = 'This is not the id of a strip.';

const paged: readonly Wrong[] = [
  ['page', '0', PAGE],
  ['page', '100001', PAGE],
  ['page', '1.5', PAGE],
  ['page', ['1', '2'], PAGE],
  ['page_size', '0', SIZE],
  ['page_size', '201', SIZE],
  ['format', 'xml', FORMAT],
  ['format', '', FORMAT],
];

/** Requests of the public API. */
export const publicApiRefusals: readonly RefusedCall[] = [
  { route: 'GET /api/v1', asVisitor: true },
  { route: 'GET /api/v1/boards', asVisitor: true, wrong: paged },
  {
    route: 'GET /api/v1/boards/{board}/entries',
    id: 'board',
    asVisitor: true,
    wrong: [
      ...paged,
      ['drivetrain', '4x4', 'Please select a drivetrain.'],
      ['strip', 'Tarlton', STRIP],
      ['year', '1949', 'Please enter a year from 1950 to 9999.'],
      ['q', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ],
  },
  { route: 'GET /api/v1/cars/{carId}', id: 'publicCar', asVisitor: true },
  {
    route: 'GET /api/v1/records',
    asVisitor: true,
    wrong: [
      ...paged,
      ['board', 'votes-by-viewers', 'Please choose one of world-facts, our-drag-races.'],
      ['drivetrain', '4x4', 'Please choose FWD, AWD, RWD or all.'],
    ],
  },
  {
    route: 'GET /api/v1/events',
    asVisitor: true,
    wrong: [...paged, ['when', 'past', 'Please choose upcoming or all.']],
  },
  { route: 'GET /api/v1/past-events', asVisitor: true, wrong: paged },
];
