import { randomUUID } from 'node:crypto';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { buildSubmission } from '../cars.js';
import { additions, smallPicture } from '../existing-ids.js';

const { cars, events, leaderboard, newsletter, pastEvents, sponsors, videos } = apiRoutes;

/** Rows that the writes refer to. */
export interface Targets {
  readonly entry: string;
  readonly video: string;
  readonly pastEvent: string;
}

/** A call that must act once however often it is sent. */
export interface KeyedWrite {
  readonly kind: string;
  readonly key: string;
  readonly url: string;
  readonly payload: object;
  /** Whether it is sent by the administrator. */
  readonly isAdmin: boolean;
  /** Body of its first successful response. */
  answer: string | null;
  /** SQL with the parameter $1 that counts how often it acted; null where only sums are counted. */
  readonly counted: readonly [statement: string, parameter: string] | null;
}

type Draft = Pick<KeyedWrite, 'url' | 'payload' | 'isAdmin' | 'counted'>;

/** One write of each kind, by its unique name. */
const KINDS: Readonly<Record<string, (name: string, targets: Targets) => Draft>> = {
  event: (name) => ({
    url: events.add,
    payload: { title: name, date: '2031-02-03', picture: smallPicture },
    isAdmin: true,
    counted: ["SELECT count(*)::int AS count FROM events WHERE document ->> 'title' = $1", name],
  }),
  import: (name) => ({
    url: events.import,
    payload: { documents: [{ title: name, date: '2031-02-03' }] },
    isAdmin: true,
    counted: ["SELECT count(*)::int AS count FROM events WHERE document ->> 'title' = $1", name],
  }),
  submission: (name) => ({
    url: cars.submit,
    payload: buildSubmission({ name }),
    isAdmin: false,
    counted: ['SELECT count(*)::int AS count FROM cars WHERE name = $1', name],
  }),
  vote: (_, { entry }) => ({
    url: leaderboard.vote,
    payload: { entryId: entry },
    isAdmin: false,
    counted: null,
  }),
  view: (_, { video }) => ({
    url: apiPath(videos.view, { id: video }),
    payload: {},
    isAdmin: false,
    counted: null,
  }),
  signup: (name) => ({
    url: newsletter.signup,
    payload: { email: `${name}@example.com` },
    isAdmin: false,
    counted: ["SELECT count(*)::int AS count FROM mails WHERE recipient = $1 || '@example.com'", name],
  }),
  sponsor: (name) => ({
    url: sponsors.add,
    payload: { ...additions.sponsor, name },
    isAdmin: true,
    counted: ['SELECT count(*)::int AS count FROM sponsors WHERE name = $1', name],
  }),
  video: (name) => ({
    url: videos.add,
    payload: { ...additions.video, title: name },
    isAdmin: true,
    counted: ['SELECT count(*)::int AS count FROM videos WHERE title = $1', name],
  }),
  pastEvent: (name) => ({
    url: pastEvents.add,
    payload: { ...additions.pastEvent, title: name, image: smallPicture },
    isAdmin: true,
    counted: ['SELECT count(*)::int AS count FROM past_events WHERE title = $1', name],
  }),
};

/** Names of all kinds of writes, but for decisions, which follow submissions. */
export const KIND_NAMES = Object.keys(KINDS);

/** A new write of a kind, never sent. */
export function buildWrite(kind: string, targets: Targets): KeyedWrite {
  const key = randomUUID();
  const draft = KINDS[kind]?.(`${kind}-${key}`, targets);
  if (!draft) throw new Error(`There is no kind "${kind}".`);
  return { kind, key, answer: null, ...draft };
}

/** The approval of a submitted car. */
export function buildApproval(carId: string): KeyedWrite {
  return {
    kind: 'approval',
    key: randomUUID(),
    url: cars.review,
    payload: { carId, action: 'approve', categories: ['World Facts'] },
    isAdmin: true,
    answer: null,
    counted: [
      "SELECT count(*)::int AS count FROM activity WHERE subject_id = $1 AND action = 'approve'",
      carId,
    ],
  };
}
