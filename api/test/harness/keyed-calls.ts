import { randomUUID } from 'node:crypto';
import {
  apiPath,
  apiRoutes,
  eventDayRoutes,
  issueRoutes,
  peopleRoutes,
  runRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { buildSubmission, type CarCalls } from './cars.js';
import { additions, type ExistingIds, smallPicture } from './existing-ids.js';

const { admin, cars, events, leaderboard, newsletter, pastEvents, sponsors, videos } = apiRoutes;

/** A call that changes something, of a route that stores its answer under an idempotency key. */
export interface KeyedCall {
  readonly url: string;
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Placeholders for the ids in paths, for whoever needs the routes of the calls alone. */
export const NO_IDS = {
  invitation: 'x',
  issue: 'x',
  overEvent: 'x',
  formerEvent: 'x',
  pastEvent: 'x',
  video: 'x',
  code: 'x',
  codeToWithdraw: 'x',
  codeToErase: 'x',
} as ExistingIds;

/** A call of each route with a stored answer, by the route's path pattern. Each changes something when it is first sent. */
export function keyedCalls(ids: ExistingIds): Readonly<Record<string, KeyedCall>> {
  return {
    [admin.finishSetup]: { url: admin.finishSetup, payload: {} },
    [cars.submit]: { url: cars.submit, payload: buildSubmission() },
    [cars.review]: {
      url: cars.review,
      payload: { carId: ids.car, action: 'approve', categories: ['World Facts'] },
    },
    [submissionRoutes.requestInformation]: {
      url: submissionRoutes.requestInformation,
      payload: { carId: ids.asked, reason: 'Which strip was it?' },
    },
    [submissionRoutes.markNotified]: {
      url: submissionRoutes.markNotified,
      payload: { carId: ids.rejected },
    },
    [submissionRoutes.revise]: {
      url: apiPath(submissionRoutes.revise, { code: ids.code }),
      payload: { time: '9.62' },
    },
    [submissionRoutes.newTime]: {
      url: apiPath(submissionRoutes.newTime, { code: ids.code }),
      payload: { time: '9.6', proofImage: smallPicture },
    },
    [submissionRoutes.withdraw]: {
      url: apiPath(submissionRoutes.withdraw, { code: ids.codeToWithdraw }),
      payload: {},
    },
    [submissionRoutes.erase]: {
      url: apiPath(submissionRoutes.erase, { code: ids.codeToErase }),
      payload: {},
    },
    [runRoutes.move]: { url: runRoutes.move, payload: { carIds: [ids.rejected], toCarId: ids.car } },
    [cars.reopen]: { url: cars.reopen, payload: { carId: ids.rejected } },
    [events.add]: { url: events.add, payload: { ...additions.event, picture: smallPicture } },
    [events.import]: { url: events.import, payload: { documents: [additions.event] } },
    [eventDayRoutes.toPastEvent]: {
      url: apiPath(eventDayRoutes.toPastEvent, { id: ids.overEvent }),
      payload: additions.pastEvent,
    },
    [eventDayRoutes.fromPastEvent]: {
      url: apiPath(eventDayRoutes.fromPastEvent, { id: ids.formerEvent }),
      payload: {},
    },
    [leaderboard.add]: {
      url: leaderboard.add,
      payload: { carId: ids.rejected, category: 'Our Drag Races' },
    },
    [leaderboard.setAsideVotes]: {
      url: leaderboard.setAsideVotes,
      payload: { ...additions.setAside, entryId: ids.entry },
    },
    [leaderboard.bringBackVotes]: { url: leaderboard.bringBackVotes, payload: { windowId: ids.window } },
    [leaderboard.withdrawVote]: {
      url: leaderboard.withdrawVote,
      payload: { entryId: ids.entry },
      headers: { cookie: ids.voterCookie },
    },
    [issueRoutes.add]: { url: issueRoutes.add, payload: additions.issue },
    [issueRoutes.act]: { url: apiPath(issueRoutes.act, { id: ids.issue }), payload: { action: 'test' } },
    [newsletter.signup]: { url: newsletter.signup, payload: { email: 'sipho@example.com' } },
    [pastEvents.add]: { url: pastEvents.add, payload: additions.pastEvent },
    [pastEvents.addPicture]: {
      url: apiPath(pastEvents.addPicture, { id: ids.pastEvent }),
      payload: { image: smallPicture },
    },
    [pastEvents.addVideo]: {
      url: apiPath(pastEvents.addVideo, { id: ids.pastEvent }),
      payload: { title: 'Run', link: additions.video.link },
    },
    [peopleRoutes.invite]: {
      url: peopleRoutes.invite,
      payload: { email: 'naledi@example.com', role: 'reviewer' },
    },
    [peopleRoutes.resendInvitation]: {
      url: apiPath(peopleRoutes.resendInvitation, { id: ids.invitation }),
      payload: {},
    },
    [sponsors.add]: { url: sponsors.add, payload: additions.sponsor },
    [segmentRoutes.add]: { url: segmentRoutes.add, payload: { name: 'Keyed', filter: { words: 'keyed' } } },
    [stripRoutes.add]: { url: stripRoutes.add, payload: { ...additions.strip, name: 'Keyed Strip' } },
    [videos.add]: { url: videos.add, payload: additions.video },
    [videos.view]: { url: apiPath(videos.view, { id: ids.video }), payload: {} },
    // Last, because it deletes every row that is marked as demo content.
    [admin.removeDemo]: { url: admin.removeDemo, payload: {} },
  };
}

/** Sends a call as the administrator, under a key. */
export function sendKeyed(calls: CarCalls, { url, payload, headers }: KeyedCall, key: string = randomUUID()) {
  return calls.sendAsAdmin('POST', url, payload, { ...headers, 'idempotency-key': key });
}
