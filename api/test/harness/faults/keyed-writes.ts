import { randomUUID } from 'node:crypto';
import {
  apiPath,
  apiRoutes,
  FIRST_RULES,
  issueRoutes,
  peopleRoutes,
  rulesRoutes,
  segmentRoutes,
  stripRoutes,
} from '@quartermile/core/domain';
import { UPLOAD_SPOOL_MIN_BYTES } from '../../../src/platform/http/uploads/upload-spool.js';
import { buildSubmission } from '../cars.js';
import { additions } from '../existing-ids.js';
import { uniquePicture } from '../pictures.js';

const { admin, cars, events, leaderboard, newsletter, pastEvents, sponsors, videos } = apiRoutes;

/** Rows that the writes refer to. */
export interface Targets {
  readonly entry: string;
  readonly video: string;
}

/** A call that must act once however often it is sent. */
export interface KeyedWrite {
  readonly kind: string;
  readonly key: string;
  /** Path pattern of its route. */
  readonly route: string;
  readonly url: string;
  readonly payload: object;
  /** Whether it is sent by the administrator. */
  readonly isAdmin: boolean;
  /** Body of its first successful response. */
  answer: string | null;
  /** The voter's cookie, which is sent with it and which its first successful response may set; '' without one. */
  cookie: string;
  /** SQL with the parameter $1 that counts how often it acted; null where only sums are counted. */
  readonly counted: readonly [statement: string, parameter: string] | null;
}

export type Draft = Pick<KeyedWrite, 'route' | 'payload' | 'isAdmin' | 'counted'> & {
  readonly ids?: Record<string, string>;
  readonly cookie?: string;
};

/** SQL that counts the rows of a table with a value in a column. */
export const rowsWhere = (table: string, column: string): string =>
  `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`;
/** A new time of a car has the same name. */
const FIRST_TIMES = `SELECT count(*)::int AS count FROM cars WHERE name = $1 AND NOT EXISTS (
  SELECT FROM submissions WHERE car_id = cars.id AND previous_car_id IS NOT NULL)`;
const EVENT_ROWS = rowsWhere('events', "document ->> 'title'");

const WINDOW_MS = 5000;

/** Every fourth submission is large enough to be spooled to disk. */
const LARGE_SHARE = 0.25;
const submission = (name: string) => {
  const padding = Math.random() < LARGE_SHARE ? UPLOAD_SPOOL_MIN_BYTES : 0;
  return buildSubmission({ name, image: uniquePicture(padding), proofImage: uniquePicture() });
};

/** A window with votes that were cast, and with some that will be. */
const aroundNow = () => ({
  from: new Date(Date.now() - WINDOW_MS).toISOString(),
  to: new Date(Date.now() + WINDOW_MS).toISOString(),
});

/** One write of each kind, by its unique name. */
const KINDS: Readonly<Record<string, (name: string, targets: Targets) => Draft>> = {
  event: (name) => ({
    route: events.add,
    payload: { title: name, date: '2031-02-03', picture: uniquePicture() },
    isAdmin: true,
    counted: [EVENT_ROWS, name],
  }),
  import: (name) => ({
    route: events.import,
    payload: { documents: [{ title: name, date: '2031-02-03' }] },
    isAdmin: true,
    counted: [EVENT_ROWS, name],
  }),
  submission: (name) => ({
    route: cars.submit,
    payload: submission(name),
    isAdmin: false,
    counted: [FIRST_TIMES, name],
  }),
  vote: (_, { entry }) => ({
    route: leaderboard.vote,
    payload: { entryId: entry },
    isAdmin: false,
    counted: null,
  }),
  view: (_, { video }) => ({
    route: videos.view,
    ids: { id: video },
    payload: {},
    isAdmin: false,
    counted: null,
  }),
  signup: (name) => ({
    route: newsletter.signup,
    payload: { email: `${name}@example.com` },
    isAdmin: false,
    counted: [rowsWhere('subscribers', 'email'), `${name}@example.com`],
  }),
  newsletter: (name) => ({
    route: issueRoutes.add,
    payload: { ...additions.issue, subject: name },
    isAdmin: true,
    counted: [rowsWhere('newsletter_issues', 'subject'), name],
  }),
  sponsor: (name) => ({
    route: sponsors.add,
    payload: { ...additions.sponsor, name, logo: uniquePicture() },
    isAdmin: true,
    counted: [rowsWhere('sponsors', 'name'), name],
  }),
  rules: (name) => ({
    route: rulesRoutes.publish,
    payload: { ...FIRST_RULES, general: [name] },
    isAdmin: true,
    counted: [`SELECT count(*)::int AS count FROM board_rules WHERE general ->> 0 = $1`, name],
  }),
  segment: (name) => ({
    route: segmentRoutes.add,
    payload: { name, filter: { words: name } },
    isAdmin: true,
    counted: [rowsWhere('segments', 'name'), name],
  }),
  strip: (name) => ({
    route: stripRoutes.add,
    payload: { ...additions.strip, name },
    isAdmin: true,
    counted: [rowsWhere('strips', 'name'), name],
  }),
  video: (name) => ({
    route: videos.add,
    payload: { ...additions.video, title: name, thumbnail: uniquePicture() },
    isAdmin: true,
    counted: [rowsWhere('videos', 'title'), name],
  }),
  pastEvent: (name) => ({
    route: pastEvents.add,
    payload: { ...additions.pastEvent, title: name, image: uniquePicture() },
    isAdmin: true,
    counted: [rowsWhere('past_events', 'title'), name],
  }),
  firstSteps: () => ({
    route: admin.finishSetup,
    payload: {},
    isAdmin: true,
    counted: [rowsWhere('activity', 'action'), 'finish'],
  }),
  invitation: (name) => ({
    route: peopleRoutes.invite,
    payload: { email: `${name}@example.com`, role: 'reviewer' },
    isAdmin: true,
    counted: [rowsWhere('administrator_invitation', 'email'), `${name}@example.com`],
  }),
  setAside: (name, { entry }) => ({
    route: leaderboard.setAsideVotes,
    payload: { entryId: entry, ...aroundNow(), reason: name },
    isAdmin: true,
    counted: [rowsWhere('set_aside_windows', 'reason'), name],
  }),
  demoRemoval: () => ({
    route: admin.removeDemo,
    payload: {},
    isAdmin: true,
    counted: [rowsWhere('activity', 'subject_id'), 'demo-content'],
  }),
};

/** Names of all kinds of writes, but for those that follow others. */
export const KIND_NAMES = Object.keys(KINDS);

/** A new write of a kind, never sent. */
export function buildWrite(kind: string, targets: Targets): KeyedWrite {
  const name = `${kind}-${randomUUID()}`;
  const draft = KINDS[kind]?.(name, targets);
  if (!draft) throw new Error(`There is no kind "${kind}".`);
  return toWrite(kind, draft);
}

/** A write with a new key. */
export function toWrite(kind: string, { ids = {}, ...draft }: Draft): KeyedWrite {
  return { kind, key: randomUUID(), url: apiPath(draft.route, ids), answer: null, cookie: '', ...draft };
}
