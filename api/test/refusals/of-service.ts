import { additions, smallPicture } from '../harness/existing-ids.js';
import { SEEN } from './of-cars.js';
import { wrongCodes } from './of-factors.js';
import type { RefusedCall } from './refused-call.js';

const EMAIL = 'Please enter a valid email address.';
const NOT_AN_EVENT = 'An event must be a JSON object.';
const deep = JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`);

/** Requests for upcoming events, the newsletter, the administrator and the service itself. */
export const serviceRefusals: readonly RefusedCall[] = [
  {
    route: 'POST /api/events/add',
    body: () => additions.event,
    pictures: ['image'],
    wrong: [
      ['', [], NOT_AN_EVENT],
      ['', null, NOT_AN_EVENT],
      ['', { title: 'a\0b' }, 'This text contains characters that cannot be stored.'],
      ['', { 'a\0': 1 }, 'This event has a field whose name cannot be stored.'],
      ['', { title: 'x'.repeat(200_000) }, 'This event is too large.'],
      ['', { deep }, 'This event is nested too deeply.'],
      ['', { images: Array(11).fill(smallPicture) }, 'An event may bring at most 10 pictures.'],
    ],
  },
  {
    route: 'PUT /api/events/update/{id}',
    id: 'event',
    body: () => ({ title: 'Later' }),
    pictures: ['banner'],
    wrong: [SEEN, ['', 7, NOT_AN_EVENT], ['', { deep }, 'This event is nested too deeply.']],
  },
  { route: 'DELETE /api/events/delete/{id}', id: 'event' },
  {
    route: 'POST /api/events/import',
    body: () => ({ documents: [additions.event] }),
    wrong: [
      ['documents', undefined, 'Please send the events as a list.'],
      ['documents', {}, 'Please send the events as a list.'],
      ['documents', Array.from({ length: 2001 }, () => ({})), 'Please import at most 2000 events at a time.'],
    ],
  },
  {
    route: 'POST /api/newsletter/signup',
    asVisitor: true,
    body: () => ({ email: 'sipho@example.com' }),
    wrong: [
      ['email', undefined, EMAIL],
      ['email', '', EMAIL],
      ['email', 'sipho', EMAIL],
      ['email', `${'x'.repeat(250)}@example.com`, EMAIL],
    ],
  },
  { route: 'DELETE /api/newsletter/delete/{id}', id: 'subscriber' },
  {
    route: 'POST /api/admin/login',
    asVisitor: true,
    wrong: [
      ['email', undefined, 'Please enter your email.'],
      ['email', ' ', 'Please enter your email.'],
      ['email', `${'x'.repeat(250)}@example.com`, 'Invalid email or password.'],
      ['password', undefined, 'Please enter your password.'],
      ['password', '', 'Please enter your password.'],
      ['password', 'x'.repeat(257), 'Invalid email or password.'],
      ...wrongCodes,
    ],
    body: () => ({ email: 'thandi@example.com', password: 'correct horse battery' }),
  },
  {
    route: 'GET /api/admin/activity',
    wrong: [
      ['limit', '201', 'Please ask for 1 to 200 entries.'],
      ['limit', 'all', 'Please ask for 1 to 200 entries.'],
      ['cursor', '', 'This page mark is not one of ours.'],
      ['cursor', 'x', 'This page mark is not one of ours.'],
      ['cars', '', 'Please name 1 to 100 cars, separated by commas.'],
      ['cars', 'a,,b', 'Please name 1 to 100 cars, separated by commas.'],
    ],
  },
  {
    route: 'GET /api/admin/statistics',
    wrong: [
      ['days', '0', 'Please ask for 1 to 90 days.'],
      ['days', 'all', 'Please ask for 1 to 90 days.'],
    ],
  },
  {
    route: 'PUT /api/site/pauses',
    body: () => ({ subject: 'votes', paused: false }),
    wrong: [
      SEEN,
      ['subject', undefined, 'Please choose votes or submissions.'],
      ['subject', 'views', 'Please choose votes or submissions.'],
      ['paused', undefined, 'This is either true or false.'],
      ['paused', 'yes', 'This is either true or false.'],
      ['until', 'soon', 'Please enter a date and time.'],
    ],
  },
  { route: 'GET /api/admin/health' },
  {
    route: 'POST /api/admin/health',
    body: () => ({ item: 'mail' }),
    wrong: [
      ['item', 'disk', 'Choose jobs or mail.'],
      ['item', null, 'Choose jobs or mail.'],
    ],
  },
  { route: 'POST /api/admin/setup/finish' },
  { route: 'POST /api/admin/setup/remove-demo' },
  {
    route: 'GET /media/{name}',
    asVisitor: true,
    wrong: [['w', 'wide', 'A width is a whole number of pixels above 0.']],
  },
  {
    route: 'GET /media/review/{name}',
    asVisitor: true,
    wrong: [
      ['w', '0', 'A width is a whole number of pixels above 0.'],
      ['expires', ['1', '2'], 'Some of the values sent are not valid.'],
      ['signature', ['a', 'b'], 'Some of the values sent are not valid.'],
    ],
  },
  {
    route: 'GET /media/proof/{name}',
    asVisitor: true,
    wrong: [
      ['w', '0', 'A width is a whole number of pixels above 0.'],
      ['expires', ['1', '2'], 'Some of the values sent are not valid.'],
      ['signature', ['a', 'b'], 'Some of the values sent are not valid.'],
    ],
  },
];
