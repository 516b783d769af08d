import { apiRoutes, peopleRoutes, runRoutes, submissionRoutes } from '@quartermile/core/domain';
import { additions } from '../existing-ids.js';
import { uniquePicture } from '../pictures.js';
import { type Draft, type KeyedWrite, rowsWhere, toWrite } from './keyed-writes.js';

const { cars, leaderboard, pastEvents } = apiRoutes;

/** Writes about a car. Each of them acts once for each car, and leaves an activity record. */
const ABOUT_CARS = {
  approval: (carId: string) =>
    draftOf(carId, cars.review, 'approve', { action: 'approve', categories: ['World Facts'] }),
  rejection: (carId: string) =>
    draftOf(carId, cars.review, 'reject', { action: 'reject', reason: 'blurred' }),
  reopening: (carId: string) => draftOf(carId, cars.reopen, 'reopen', {}),
  question: (carId: string) =>
    draftOf(carId, submissionRoutes.requestInformation, 'request-information', { reason: 'Which strip?' }),
  notification: (carId: string) => draftOf(carId, submissionRoutes.markNotified, 'notify', {}),
  entry: (carId: string) => draftOf(carId, leaderboard.add, 'add-entry', { category: 'Our Drag Races' }),
} as const;

function draftOf(carId: string, route: string, action: string, payload: object): Draft {
  return { route, payload: { carId, ...payload }, isAdmin: true, counted: [recordsOf(action), carId] };
}

/** SQL that counts the records of an action on a subject. */
function recordsOf(action: string): string {
  return `SELECT count(*)::int AS count FROM activity WHERE subject_id = $1 AND action = '${action}'`;
}

/** Writes of a driver with the code of a submission. */
const OF_DRIVERS = {
  revision: (carId: string, code = ''): Draft => ({
    ...draftOf(carId, submissionRoutes.revise, 'revise', {}),
    ids: { code },
    payload: { time: '9.61', proofImage: uniquePicture() },
    isAdmin: false,
  }),
  withdrawal: (carId: string, code = ''): Draft => ({
    ...draftOf(carId, submissionRoutes.withdraw, 'withdraw', {}),
    ids: { code },
    isAdmin: false,
  }),
  newTime: (carId: string, code = ''): Draft => ({
    route: submissionRoutes.newTime,
    ids: { code },
    payload: { time: '9.6', proofImage: uniquePicture() },
    isAdmin: false,
    counted: ['SELECT count(*)::int AS count FROM submissions WHERE previous_car_id = $1', carId],
  }),
  split: (carId: string): Draft => ({
    ...draftOf(carId, runRoutes.move, 'move-run', {}),
    payload: { carIds: [carId], toCarId: null },
  }),
} as const;

/** Writes about a past event. */
const ABOUT_PAST_EVENTS = {
  galleryPicture: (id: string): Draft => ({
    route: pastEvents.addPicture,
    ids: { id },
    payload: { image: uniquePicture() },
    isAdmin: true,
    counted: ['SELECT jsonb_array_length(gallery) AS count FROM past_events WHERE id::text = $1', id],
  }),
  pastEventVideo: (id: string): Draft => ({
    route: pastEvents.addVideo,
    ids: { id },
    payload: { title: 'Run', link: additions.video.link },
    isAdmin: true,
    counted: ['SELECT jsonb_array_length(videos) AS count FROM past_events WHERE id::text = $1', id],
  }),
} as const;

const OTHERS = {
  resending: (id: string): Draft => ({
    route: peopleRoutes.resendInvitation,
    ids: { id },
    payload: {},
    isAdmin: true,
    counted: [recordsOf('resend'), id],
  }),
  bringingBack: (windowId: string): Draft => ({
    route: leaderboard.bringBackVotes,
    payload: { windowId },
    isAdmin: true,
    // The record names the window by its reason, which is unique here.
    counted: [
      `SELECT count(*)::int AS count FROM activity JOIN set_aside_windows w ON after ->> 'reason' = w.reason
       WHERE action = 'bring-back' AND w.id = $1`,
      windowId,
    ],
  }),
  voteWithdrawal: (entryId: string, _code?: string, cookie = ''): Draft => ({
    route: leaderboard.withdrawVote,
    payload: { entryId },
    isAdmin: false,
    cookie,
    counted: [rowsWhere('withdrawn_votes', 'voter'), voterIn(cookie)],
  }),
} as const;

/** The browser's id in its cookie, which is signed: "quartermile_voter=id.signature". */
const voterIn = (cookie: string): string => /=([\da-f-]+)\./.exec(cookie)?.[1] ?? '';

const FOLLOW_UPS = { ...ABOUT_CARS, ...OF_DRIVERS, ...ABOUT_PAST_EVENTS, ...OTHERS };
type FollowUp = keyof typeof FOLLOW_UPS;

/** Names of the kinds of writes that follow others. */
export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS);

interface Answer {
  readonly _id?: string;
  readonly entryId?: string;
  readonly code?: string;
  readonly window?: { readonly _id: string };
}

const AFTER_SUBMISSION = ['approval', 'rejection', 'question', 'revision', 'withdrawal', 'newTime'] as const;

let submissions = 0;
/** Each kind in turn, so that all of them take part soon. */
const nextAfterSubmission = (): FollowUp =>
  AFTER_SUBMISSION[submissions++ % AFTER_SUBMISSION.length] ?? 'approval';

let votes = 0;
/** Every second vote is taken back. */
const isTakenBack = (): boolean => ++votes % 2 === 0;

/** What an administrator, a driver or a visitor does after a write was acknowledged; null for most. */
export function followUp({ kind, answer, payload, url, cookie }: KeyedWrite): KeyedWrite | null {
  const { _id: created, code, window, entryId } = JSON.parse(answer || '{}') as Answer;
  const { carId } = payload as { carId?: string };
  const following: Readonly<Record<string, readonly [FollowUp, string | undefined]>> = {
    submission: [kind === 'submission' ? nextAfterSubmission() : 'approval', created],
    newTime: ['split', created],
    question: ['notification', carId],
    rejection: ['reopening', carId],
    reopening: ['approval', carId],
    approval: ['entry', carId],
    pastEvent: ['galleryPicture', created],
    invitation: ['resending', created],
    setAside: ['bringingBack', window?._id],
    vote: ['voteWithdrawal', kind === 'vote' && isTakenBack() ? entryId : undefined],
    galleryPicture: ['pastEventVideo', url.split('/').at(-1)],
  };
  const [next, id] = following[kind] ?? [];
  return next && id ? toWrite(next, FOLLOW_UPS[next](id, code, cookie)) : null;
}
