import { buildSubmission } from '../harness/cars.js';
import { smallPicture } from '../harness/existing-ids.js';
import type { RefusedCall, Wrong } from './refused-call.js';

export const OWNER = "Please enter the owner's name.";
export const PHONE = 'Please enter a valid phone number';
export const FORMAT = 'Time must be in format: X.X (e.g., 9.8)';
export const RANGE = 'Time must be above 0 and at most 999.9 seconds.';
export const TRAP_SPEED = 'Trap speed must be 30 to 500 km/h (e.g., 178.5)';
export const RUN_DATE = 'Please enter a date from 1950 until today.';
export const SIXTY_FOOT = '60 ft time must be 0.5 to 20 seconds (e.g., 1.85)';
const REACTION = 'Reaction time must be -5 to 20 seconds (e.g., 0.512)';
const TYRES = 'Please select one of the kinds of tyres.';
const FUEL = 'Please select one of the fuels.';
const ASPIRATION = 'Please select one of the kinds of aspiration.';
const EVIDENCE = 'Please select one of the kinds of evidence.';
const OF_REFERENCE = 'Source, date and link belong to the evidence "Reference".';
const HTTP_URL = 'Please enter a web address that starts with http:// or https://.';
export const DRIVETRAIN = 'Please select a drivetrain.';
export const CATEGORY = 'Please select at least one category.';
export const APPROVAL = 'Please select at least one category for approval.';
export const CAR = 'Please select a car.';
const REQUIRED = 'Please fill in all required fields.';
const SECONDS = 'Please enter a time in seconds of 0 or more.';
export const EMAIL = 'Please enter a valid email address.';
export const PICTURE = 'Please choose an image.';
export const TEXT = 'Please enter text.';
export const STORED = 'This text contains characters that cannot be stored.';
export const YES_OR_NO = 'This is either true or false.';
export const upTo = (length: number): string => `Please use at most ${length} characters.`;
export const long = (length: number): string => 'x'.repeat(length + 1);

/** What was seen of the fields of an edit, and the version that a decision is about. */
export const SEEN: Wrong = ['_seen', 'all of it', 'Some of the values sent are not valid.'];
export const VERSION: Wrong = ['version', 7, TEXT];

const STRIP = 'Please select one of the strips.';
const UNKNOWN_STRIP = '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45';

/** The optional facts of a run. */
export const factsOfOneRun: readonly Wrong[] = [
  ['runDate', '2999-01-01', RUN_DATE],
  ['strip', 'Tarlton', STRIP],
  ['strip', 7, STRIP],
  ['strip', UNKNOWN_STRIP, STRIP],
  ['sixtyFoot', '0.4', SIXTY_FOOT],
  ['reactionTime', '0,512', REACTION],
  ['tyres', 'Square', TYRES],
  ['fuel', 'Paraffin', FUEL],
  ['videoLink', 'javascript:alert(1)', HTTP_URL],
];
/** Also those that describe the car, which a new time does not set. */
export const runFacts: readonly Wrong[] = [...factsOfOneRun, ['aspiration', 'Hopeful', ASPIRATION]];

/** The evidence of a run, where the rest of the request has none. */
export const evidence: readonly Wrong[] = [
  ['evidence', 'hearsay', EVIDENCE],
  ['evidence', 7, EVIDENCE],
  ['evidenceSource', 'A friend', OF_REFERENCE],
  ['evidenceSource', long(100), upTo(100)],
  ['evidenceDate', '2999-01-01', RUN_DATE],
  ['evidenceDate', '2025-03-07', OF_REFERENCE],
  ['evidenceLink', 'javascript:alert(1)', HTTP_URL],
  ['evidenceLink', 'https://example.com/', OF_REFERENCE],
];

const timed: readonly Wrong[] = [
  ['time', undefined, FORMAT],
  ['time', '9', FORMAT],
  ['time', '0.0', RANGE],
  ['time', '1000.0', RANGE],
  ['trapSpeed', 29.99, TRAP_SPEED],
  ['trapSpeed', '500.1', TRAP_SPEED],
  ['trapSpeed', '178,5', TRAP_SPEED],
  ['trapSpeed', true, TRAP_SPEED],
  ...runFacts,
  ['drivetrain', undefined, DRIVETRAIN],
  ['drivetrain', '4x4', DRIVETRAIN],
  ['description', long(2000), upTo(2000)],
  ['description', 7, TEXT],
];

export const submitted: readonly Wrong[] = [
  ...timed,
  ['worldFacts', 'fast', FORMAT],
  ['worldFacts', 9.8, TEXT],
  ['requestedCategories', ['Fastest'], CATEGORY],
  ['requestedCategories', 'World Facts', CATEGORY],
  ['image', 'https://example.com/car.jpg', PICTURE],
  ['proofImage', 7, PICTURE],
];

const factory = ['ZeroToHundred', 'QuarterMile', 'Power', 'Torque', 'Weight', 'Year'];

/** Requests about cars. */
export const carRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/cars/submit',
    asVisitor: true,
    body: () => buildSubmission(),
    pictures: ['image', 'proofImage'],
    wrong: [
      ...submitted,
      ['name', undefined, 'Please enter the car name.'],
      ['name', ' ', 'Please enter the car name.'],
      ['name', long(100), upTo(100)],
      ['owner', undefined, OWNER],
      ['owner', 'a\0b', STORED],
      ['cellphone', undefined, PHONE],
      ['cellphone', '082 123 4567', PHONE],
      ['email', 'lerato@', EMAIL],
      ['email', 7, EMAIL],
      ['image', undefined, PICTURE],
      ['proofImage', undefined, PICTURE],
    ],
  },
  {
    route: 'POST /api/cars/submit',
    body: () => ({ name: 'Polo', time: '9.8', drivetrain: 'FWD', image: smallPicture }),
    pictures: ['image', 'proofImage'],
    wrong: [
      ...submitted,
      ['name', undefined, 'Please enter the car name.'],
      ['name', long(100), upTo(100)],
      ['owner', 7, TEXT],
      ['cellphone', '082 123 4567', PHONE],
    ],
  },
  {
    route: 'PUT /api/cars/update',
    body: ({ car }) => ({
      carId: car,
      owner: 'Sipho',
      cellphone: '+27821234567',
      time: '9.9',
      drivetrain: 'RWD',
    }),
    names: 'carId',
    wrong: [
      ...timed,
      ...evidence,
      SEEN,
      ['carId', undefined, CAR],
      ['owner', undefined, OWNER],
      ['owner', '', OWNER],
      ['cellphone', undefined, PHONE],
      ['cellphone', 'none', PHONE],
      ['isUndo', 'yes', YES_OR_NO],
      ['name', '', 'Please enter the car name.'],
    ],
  },
  {
    route: 'PUT /api/cars/update-world-facts',
    body: ({ car }) => ({ carId: car, worldFacts: 8.8 }),
    names: 'carId',
    wrong: [
      SEEN,
      ['carId', undefined, REQUIRED],
      ['worldFacts', undefined, REQUIRED],
      ['worldFacts', null, REQUIRED],
      ['isUndo', 'yes', YES_OR_NO],
      ['worldFacts', -1, SECONDS],
      ['worldFacts', 'fast', SECONDS],
      ['source', long(100), upTo(100)],
    ],
  },
  {
    route: 'PUT /api/cars/update-factory-specs',
    body: ({ car }) => ({ carId: car, factoryPower: '228 kW' }),
    names: 'carId',
    wrong: [
      SEEN,
      ['carId', undefined, CAR],
      ...factory.flatMap((name): Wrong[] => [
        [`factory${name}`, long(60), upTo(60)],
        [`factory${name}`, 228, TEXT],
      ]),
    ],
  },
  {
    route: 'DELETE /api/cars/delete',
    body: ({ car }) => ({ carId: car }),
    names: 'carId',
    wrong: [['carId', undefined, CAR]],
  },
];
