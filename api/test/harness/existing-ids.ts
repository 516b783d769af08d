import { randomUUID } from 'node:crypto';
import {
  type Account,
  type AdminCar,
  apiPath,
  apiRoutes,
  type CarReviewResult,
  eventDayRoutes,
  type Invitation,
  issueRoutes,
  peopleRoutes,
  segmentRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import type { CarCalls } from './cars.js';
import { halves, toDataUrl } from './pictures.js';
import { cookieOf } from './votes.js';

/**
 * Ids of existing rows, one of each kind, and of a board. `car` is pending; `ladderEvent` has a ladder of `publicCar` and `secondCar`, the day of
 * `overEvent` is over, and `formerEvent` is a past event that was an event; `entry` is that of `publicCar`, whose driver is `driver`; `rejected` is another car; `window` to
 * `entry`; `account` is the caller's, and `colleague` a reviewer's. `asked` and the cars of the codes
 * are pending. `voterCookie` is the cookie of a browser that voted for `entry`.
 */
export type ExistingIds = Record<
  | 'board'
  | 'car'
  | 'rejected'
  | 'asked'
  | 'code'
  | 'codeToWithdraw'
  | 'codeToErase'
  | 'entry'
  | 'publicCar'
  | 'driver'
  | 'window'
  | 'voterCookie'
  | 'video'
  | 'sponsor'
  | 'segment'
  | 'slug'
  | 'strip'
  | 'event'
  | 'pastEvent'
  | 'secondCar'
  | 'ladderEvent'
  | 'overEvent'
  | 'formerEvent'
  | 'subscriber'
  | 'issue'
  | 'account'
  | 'colleague'
  | 'invitation',
  string
>;

const link = 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view';

/** A small picture as a data URL. */
export const smallPicture = toDataUrl(await halves({ width: 8, height: 8 }).png().toBuffer(), 'image/png');

/** A valid body for each request that adds something. */
export const additions = {
  video: { title: 'Run', link, thumbnail: smallPicture },
  sponsor: {
    name: 'Torque',
    description: 'Round ones.',
    website: 'https://example.com',
    category: 'Wheels & Tires',
    logo: smallPicture,
  },
  segment: { name: 'Citi Golfs', filter: { words: 'citi golf' } },
  strip: { name: 'Gariep', place: 'Free State', altitude: 1250 },
  event: { title: 'Night run', date: '2031-02-03' },
  issue: { subject: 'Sunday wrap', blocks: [{ kind: 'heading', text: 'A new leader' }] },
  setAside: { from: '2026-11-01T10:00:00.000Z', to: '2026-11-01T10:15:00.000Z', reason: 'From one hall.' },
  pastEvent: { title: 'Shoot-out', date: '2025-02-03' },
} as const;

/** A segment that differs from all others. */
const segmentNamed = (name: string) => ({ name, filter: { words: name } });

/** Adds one row of each kind. */
export async function addOneOfEach(calls: CarCalls): Promise<ExistingIds> {
  const add = async (url: string, body: object): Promise<string> =>
    (await calls.sendAsAdmin('POST', url, body)).json<{ id: string }>().id;
  await calls.send('POST', apiRoutes.newsletter.signup, { email: 'lerato@example.com' });
  const subscribers = await calls.sendAsAdmin('GET', apiRoutes.newsletter.list);
  // Sent as the administrator, because submissions of visitors are rate limited.
  const own = { name: 'Rejected', time: '13.1', drivetrain: 'FWD' };
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, own);
  const { _id: rejected } = answer.json<{ _id: string }>();
  await calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId: rejected, action: 'reject' });
  const email = `${randomUUID()}@example.com`;
  await calls.sendAsAdmin('POST', peopleRoutes.invite, { email, role: 'reviewer' });
  const links = (await calls.sendAsAdmin('GET', peopleRoutes.invitations)).json<Invitation[]>();
  const token = links.find((one) => one.email === email)?.link?.split('#')[1];
  await calls.send('POST', peopleRoutes.acceptInvitation, { token, password: 'quarter mile at dawn' });
  const accounts = (await calls.sendAsAdmin('GET', peopleRoutes.administrators)).json<Account[]>();
  const invitation = { email: `${randomUUID()}@example.com`, role: 'reviewer' };
  const invited = await calls.sendAsAdmin('POST', peopleRoutes.invite, invitation);
  const { car: publicCar, entries } = await calls.approve(['World Facts']);
  const entry = entries[0]?._id ?? '';
  const set = await calls.sendAsAdmin('POST', apiRoutes.leaderboard.setAsideVotes, {
    ...additions.setAside,
    entryId: entry,
  });
  const vote = await calls.send('POST', apiRoutes.leaderboard.vote, { entryId: entry });
  const days = await addEventDays(calls, publicCar.vehicleId);
  return {
    ...days,
    board: 'world-facts',
    asked: (await askAboutNewCar(calls))._id,
    code: codeOf(await askAboutNewCar(calls)),
    codeToWithdraw: codeOf(await askAboutNewCar(calls)),
    codeToErase: codeOf(await askAboutNewCar(calls)),
    account: accounts[0]?._id ?? '',
    colleague: accounts.find((one) => one.email === email)?._id ?? '',
    invitation: invited.json<{ _id: string }>()._id,
    rejected,
    entry,
    publicCar: publicCar.vehicleId,
    driver: publicCar.driverId ?? '',
    window: set.json<{ window: { _id: string } }>().window._id,
    voterCookie: cookieOf(vote),
    car: await calls.submit(),
    video: await add(apiRoutes.videos.add, { title: 'Run', link }),
    sponsor: await add(apiRoutes.sponsors.add, additions.sponsor),
    segment: await add(segmentRoutes.add, segmentNamed(randomUUID())),
    slug: 'front-wheel-drive',
    strip: await add(stripRoutes.add, { ...additions.strip, name: `Strip ${randomUUID()}` }),
    event: await add(apiRoutes.events.add, additions.event),
    pastEvent: await add(apiRoutes.pastEvents.add, additions.pastEvent),
    issue: await add(issueRoutes.add, additions.issue),
    subscriber: subscribers.json<{ _id: string }[]>()[0]?._id ?? '',
  };
}

/** Events with a ladder, and before and after the step to a past event. */
async function addEventDays(calls: CarCalls, publicCar: string) {
  const addEvent = async (event: object): Promise<string> =>
    (await calls.sendAsAdmin('POST', apiRoutes.events.add, event)).json<{ id: string }>().id;
  const body = { name: 'Second', time: '13.9', drivetrain: 'FWD' };
  const sent = (await calls.sendAsAdmin('POST', apiRoutes.cars.submit, body)).json<{ _id: string }>();
  const decision = { carId: sent._id, action: 'approve', categories: ['World Facts'] };
  const review = await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
  const secondCar = review.json<CarReviewResult>().car.vehicleId;
  const ladderEvent = await addEvent({ title: 'Shoot-out', date: '2031-02-03' });
  const to = { id: ladderEvent };
  const carIds = [publicCar, secondCar];
  await calls.sendAsAdmin('PUT', apiPath(eventDayRoutes.setEntries, to), { carIds });
  await calls.sendAsAdmin('PUT', apiPath(eventDayRoutes.drawLadder, to), { size: 4 });
  const overEvent = await addEvent({ title: 'Over', date: '2025-02-03' });
  const id = await addEvent({ title: 'Former', date: '2025-02-03' });
  const path = apiPath(eventDayRoutes.toPastEvent, { id });
  const former = await calls.sendAsAdmin('POST', path, additions.pastEvent);
  return { secondCar, ladderEvent, overEvent, formerEvent: former.json<{ id: string }>().id };
}

/** A new car with a question, which gives it a code: unlike submissions of visitors, that is not rate limited. */
async function askAboutNewCar(calls: CarCalls): Promise<AdminCar> {
  const car = { name: 'Asked', time: '13.1', drivetrain: 'FWD' };
  const { _id: carId } = (await calls.sendAsAdmin('POST', apiRoutes.cars.submit, car)).json<{
    _id: string;
  }>();
  const request = { carId, reason: 'Which strip was it?' };
  const asked = await calls.sendAsAdmin('POST', submissionRoutes.requestInformation, request);
  return asked.json();
}

const codeOf = ({ submission }: AdminCar): string => submission?.link.split('/').at(-1) ?? '';
