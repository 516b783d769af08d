import { eventDayMessages, messages, publishAtMessages, runVideoMessages } from '@quartermile/core/domain';
import { NOBODY } from '../harness/valid-calls.js';

/** A value that the schema of its route takes, and that is refused because of the rows that are there. */
type Rule = readonly [name: string, path: string, fields: object, sentence: string];

const UNDO_OVER = 'This can no longer be undone.';
const STRIP = 'Please select one of the strips.';
const ofAnUnknownStrip = [
  'POST /api/cars/submit',
  'PUT /api/cars/update',
  'PUT /api/cars/correct',
  'POST /api/submissions/{code}/revise',
  'POST /api/submissions/{code}/new-time',
].map((name): Rule => [name, 'strip', { strip: NOBODY }, STRIP]);

const OVER = '2026-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00Z';
const ofTimes: readonly Rule[] = [
  ['POST /api/videos/add', 'publishAt', { publishAt: OVER }, publishAtMessages.past],
  ['POST /api/events/add', '_publishAt', { _publishAt: OVER }, publishAtMessages.past],
  ['POST /api/newsletter/issues/add', 'publishAt', { publishAt: OVER }, publishAtMessages.past],
  ['PUT /api/newsletter/issues/update/{id}', 'publishAt', { publishAt: OVER }, publishAtMessages.past],
  ['PUT /api/videos/update/{id}', 'publishAt', { publishAt: LATER }, publishAtMessages.published],
  ['PUT /api/events/update/{id}', '_publishAt', { _publishAt: LATER }, publishAtMessages.published],
];

export const rulesAboutRows: readonly Rule[] = [
  ...ofTimes,
  ...ofAnUnknownStrip,
  ['PUT /api/cars/update', 'time', { time: undefined }, messages.car.timeFormat],
  ['PUT /api/cars/update', 'cellphone', { cellphone: undefined }, 'Please enter a valid phone number'],
  ['PUT /api/cars/pictures', 'image', { image: '/media/another' }, UNDO_OVER],
  ['PUT /api/cars/pictures', 'image', { image: null }, UNDO_OVER],
  [
    'PUT /api/cars/pictures',
    'proofImage',
    { proofImage: '/media/proof/another?expires=1&signature=1' },
    UNDO_OVER,
  ],
  ['PUT /api/cars/pictures', 'proofImage', { proofImage: null }, UNDO_OVER],
  ['PUT /api/cars/video', 'video._id', { video: { _id: 'none', second: 65 } }, runVideoMessages.unknown],
  ['PUT /api/cars/video', 'video._id', { video: { _id: NOBODY, second: 65 } }, runVideoMessages.unknown],
  [
    'POST /api/leaderboard/votes/set-aside',
    'to',
    { to: '2999-11-01T10:00:00Z' },
    'The end may be at most a day ahead.',
  ],
  ['PUT /api/events/entries/{id}', 'carIds.0', { carIds: [NOBODY] }, eventDayMessages.notOnBoard],
  ['PUT /api/events/ladder-result/{id}', 'race', { race: 4 }, eventDayMessages.matchExpected],
  ['PUT /api/events/ladder-result/{id}', 'winner', { winner: NOBODY }, eventDayMessages.winnerExpected],
  [
    'POST /api/admin/invitations/add',
    'email',
    { email: 'thandi@example.com' },
    'This person is an administrator already.',
  ],
  [
    'PUT /api/admin/password',
    'currentPassword',
    { currentPassword: 'wrong' },
    'Your current password is not correct.',
  ],
  [
    'PUT /api/admin/password',
    'newPassword',
    { newPassword: 'correct horse battery' },
    'Please choose another password than the current one.',
  ],
];

/** What the server's own schemas of queries say; `request-sentences.txt` in core has the sentences of all others. */
export const sentencesOfQueries: readonly (readonly [
  name: string,
  field: string,
  value: string,
  sentence: string,
])[] = [
  ['GET /api/admin/activity', 'cursor', 'x', 'This page mark is not one of ours.'],
  ['GET /media/{name}', 'w', 'wide', 'A width is a whole number of pixels above 0.'],
  ['GET /media/review/{name}', 'w', '0', 'A width is a whole number of pixels above 0.'],
  ['GET /media/proof/{name}', 'w', '0', 'A width is a whole number of pixels above 0.'],
  ['GET /api/v1/boards', 'page', '100001', 'Please ask for page 1 to 100000.'],
  ['GET /api/v1/boards', 'page_size', '201', 'Please ask for 1 to 200 entries.'],
  ['GET /api/v1/boards', 'format', 'xml', 'Please choose json or csv as the format.'],
  ['GET /api/v1/records', 'board', 'votes-by-viewers', 'Please choose one of world-facts, our-drag-races.'],
  ['GET /api/v1/events', 'when', 'past', 'Please choose upcoming or all.'],
];
