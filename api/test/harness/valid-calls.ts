import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { buildSubmission } from './cars.js';
import type { DeclaredRoute } from './description/routes-of.js';
import { additions, type ExistingIds, smallPicture } from './existing-ids.js';

/** A call that the server accepts, as far as a single call can be accepted. */
export interface ValidCall {
  readonly url: string;
  readonly body: object | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A well-formed id that does not exist. */
export const NOBODY = '01900000-0000-7000-8000-000000000000';

/** The row in the path of a route; the first matching beginning counts. */
const ROWS_OF_PATHS: readonly (readonly [start: string, row: keyof ExistingIds])[] = [
  ['/api/submissions/:code/withdraw', 'codeToWithdraw'],
  ['/api/submissions/:code/erase', 'codeToErase'],
  ['/api/submissions', 'code'],
  ['/api/events/to-past-event', 'overEvent'],
  ['/api/events/l', 'ladderEvent'],
  ['/api/events/entries', 'ladderEvent'],
  ['/api/events', 'event'],
  ['/api/past-events/to-event', 'formerEvent'],
  ['/api/past-events', 'pastEvent'],
  ['/api/videos', 'video'],
  ['/api/sponsors', 'sponsor'],
  ['/api/segments/view', 'slug'],
  ['/api/segments/of-entry', 'entry'],
  ['/api/segments', 'segment'],
  ['/api/strips', 'strip'],
  ['/api/newsletter/issues', 'issue'],
  ['/api/newsletter', 'subscriber'],
  ['/api/leaderboard/driver', 'driver'],
  ['/api/leaderboard/car', 'publicCar'],
  ['/api/v1/cars', 'publicCar'],
  ['/api/v1/boards', 'board'],
  ['/feeds/boards', 'board'],
  ['/share/boards', 'board'],
  ['/api/admin/administrators', 'colleague'],
  ['/api/admin/invitations', 'invitation'],
];

let revisions = 0;
/** Bodies that depend on the rows that are there, where the example of the schema does not do. */
const BODIES: Readonly<Record<string, (ids: ExistingIds) => object>> = {
  'POST /api/cars/submit': () => buildSubmission(),
  'POST /api/cars/review': ({ car }) => ({ carId: car, action: 'approve', categories: ['World Facts'] }),
  'POST /api/cars/reopen': ({ rejected }) => ({ carId: rejected }),
  'POST /api/cars/move-runs': ({ car, rejected }) => ({ carIds: [rejected], toCarId: car }),
  'POST /api/cars/request-information': ({ asked }) => ({ carId: asked, reason: 'Which strip was it?' }),
  'POST /api/cars/mark-notified': ({ asked }) => ({ carId: asked }),
  'DELETE /api/cars/delete': ({ car }) => ({ carId: car }),
  'POST /api/leaderboard/add': ({ car }) => ({ carId: car, category: 'Our Drag Races' }),
  'DELETE /api/leaderboard/delete': ({ entry }) => ({ entryId: entry }),
  // A revision without a change writes nothing.
  'POST /api/submissions/:code/revise': () => ({ time: `9.${++revisions}` }),
  'PUT /api/events/entries/:id': ({ publicCar, secondCar }) => ({ carIds: [secondCar, publicCar] }),
  'PUT /api/events/ladder-result/:id': ({ publicCar }) => ({ round: 2, race: 1, winner: publicCar }),
  'POST /api/events/add': () => ({ ...additions.event, picture: smallPicture }),
  'POST /api/segments/add': () => segmentNamed(randomUUID()),
  'POST /api/strips/add': () => ({ ...additions.strip, name: `Strip ${randomUUID()}` }),
  'PUT /api/newsletter/issues/update/:id': () => ({ subject: 'Later' }),
  'POST /api/newsletter/issues/act/:id': () => ({ action: 'test' }),
  'PUT /api/sponsors/update/:id': () => ({ featured: true }),
};
const QUERIES: Readonly<Record<string, (ids: ExistingIds) => Record<string, string>>> = {
  'GET /api/leaderboard/place': () => ({ time: '12.4' }),
  'GET /api/videos/title': () => ({ link: 'https://youtu.be/abcdefghijk' }),
  'GET /api/leaderboard/votes/history': ({ entry }) => ({ entryId: entry }),
};
/** Fields that name a row, and the password of the configured administrator. */
const FIELDS: Readonly<Record<string, keyof ExistingIds>> = {
  carId: 'car',
  entryId: 'entry',
  windowId: 'window',
  _id: 'video',
};
const PASSWORD = 'correct horse battery';

const segmentNamed = (name: string) => ({ name, filter: { words: name } });

/** A valid call of a route: the example of its schema, with rows that exist and a picture wherever it takes one. */
export function validCall(route: DeclaredRoute, ids: ExistingIds): ValidCall {
  const name = `${route.method} ${route.path}`;
  const row = ROWS_OF_PATHS.find(([start]) => route.path.startsWith(start))?.[1];
  const example = exampleOf(route.body);
  const pictures = (route.metadata.imageFields ?? []).map((field) => [field, smallPicture]);
  const given = BODIES[name]?.(ids) ?? (example && withRows(example, ids));
  return {
    url: route.path.replace(/:\w+/g, row ? ids[row] : NOBODY),
    body: typeof given === 'object' ? { ...Object.fromEntries(pictures), ...given } : undefined,
    query: QUERIES[name]?.(ids) ?? {},
    headers: route.path.endsWith('/vote/withdraw') ? { cookie: ids.voterCookie } : {},
  };
}

/** The example of a schema for the OpenAPI document. */
export function exampleOf(schema: z.ZodType | undefined): unknown {
  const examples: unknown = schema?.meta()?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** An example with the ids of rows that exist. */
function withRows(example: unknown, ids: ExistingIds): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(
    Object.entries(example).map(([field, value]) => {
      const row = FIELDS[field];
      if (row) return [field, ids[row]];
      return [field, /^(?:currentP|p)assword$/.test(field) ? PASSWORD : withRows(value, ids)];
    }),
  );
}
