import { apiRoutes, pausesSchema, setAsideResultSchema, voteHistorySchema } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const { voteHistory, setAsideVotes, bringBackVotes } = apiRoutes.leaderboard;
const window = {
  entryId: '$entry',
  from: '2026-11-01T10:00:00.000Z',
  to: '2026-11-01T10:15:00.000Z',
  reason: 'From one hall.',
};
const setAside = { method: 'POST', path: setAsideVotes } as const;
const bringBack = { method: 'POST', path: bringBackVotes } as const;
const pause = { method: 'PUT', path: apiRoutes.sitePauses } as const;
const notFound = { status: 404, code: 'not_found' } as const;
const invalid = { status: 400, code: 'invalid_input' } as const;

/** Votes over time, windows of votes that are set aside, and pauses. `$entry` has no votes. */
export const voteReviewCalls: readonly ContractCall[] = [
  {
    ...setAside,
    name: 'votes are set aside',
    body: window,
    status: 201,
    schema: setAsideResultSchema,
    values: { votes: 0, votesSetAside: 0, window: { reason: 'From one hall.', broughtBackAt: null } },
    saves: { window: 'window._id' },
  },
  { ...setAside, name: 'votes of an unknown entry', body: { ...window, entryId: 'x' }, ...notFound },
  {
    ...setAside,
    name: 'a window ends after it starts',
    body: { ...window, to: window.from },
    ...invalid,
    fields: ['to'],
  },
  {
    ...setAside,
    name: 'votes are set aside for a reason',
    body: { ...window, reason: '' },
    ...invalid,
    fields: ['reason'],
  },
  {
    name: 'the votes of an entry over time',
    method: 'GET',
    path: `${voteHistory}?entryId=$entry`,
    status: 200,
    schema: voteHistorySchema,
    values: { entryId: '$entry', votes: 0, votesSetAside: 0, windows: [{ _id: '$window', votes: 0 }] },
  },
  {
    ...bringBack,
    name: 'votes are brought back',
    body: { windowId: '$window' },
    status: 200,
    schema: setAsideResultSchema,
    values: { window: { _id: '$window', broughtBackAt: '<instant>' } },
  },
  {
    ...bringBack,
    name: 'votes are brought back once',
    body: { windowId: '$window' },
    status: 409,
    code: 'already_brought_back',
  },
  { ...bringBack, name: 'an unknown window is not brought back', body: { windowId: 'x' }, ...notFound },
  {
    ...pause,
    name: 'submissions are paused',
    body: { subject: 'submissions', paused: true },
    status: 200,
    schema: pausesSchema,
    values: { votes: null, submissions: { until: null, at: '<instant>' } },
  },
  {
    name: 'what is paused',
    method: 'GET',
    path: apiRoutes.sitePauses,
    status: 200,
    schema: pausesSchema,
    values: { votes: null, submissions: { until: null } },
  },
  {
    ...pause,
    name: 'submissions are resumed',
    body: { subject: 'submissions', paused: false },
    status: 200,
    schema: pausesSchema,
    values: { votes: null, submissions: null },
  },
  {
    ...pause,
    name: 'views are not paused',
    body: { subject: 'views', paused: true },
    ...invalid,
    fields: ['subject'],
  },
];
