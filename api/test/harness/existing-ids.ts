import { randomUUID } from 'node:crypto';
import {
  type Account,
  type AdminCar,
  apiRoutes,
  type Invitation,
  peopleRoutes,
  stripRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import type { CarCalls } from './cars.js';
import { halves, toDataUrl } from './pictures.js';

/**
 * Ids of existing rows, one of each kind. `car` is pending; `entry` is that of `publicCar`, whose driver is `driver`; `rejected` is another car; `window` to
 * `entry`; `account` is the caller's, and `colleague` a reviewer's. `asked` and the cars of the codes
 * are pending.
 */
export type ExistingIds = Record<
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
  | 'video'
  | 'sponsor'
  | 'strip'
  | 'event'
  | 'pastEvent'
  | 'subscriber'
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
  strip: { name: 'Gariep', place: 'Free State', altitude: 1250 },
  event: { title: 'Night run', date: '2031-02-03' },
  setAside: { from: '2026-11-01T10:00:00.000Z', to: '2026-11-01T10:15:00.000Z', reason: 'From one hall.' },
  pastEvent: { title: 'Shoot-out', date: '2025-02-03' },
} as const;

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
  return {
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
    car: await calls.submit(),
    video: await add(apiRoutes.videos.add, { title: 'Run', link }),
    sponsor: await add(apiRoutes.sponsors.add, additions.sponsor),
    strip: await add(stripRoutes.add, { ...additions.strip, name: `Strip ${randomUUID()}` }),
    event: await add(apiRoutes.events.add, additions.event),
    pastEvent: await add(apiRoutes.pastEvents.add, additions.pastEvent),
    subscriber: subscribers.json<{ _id: string }[]>()[0]?._id ?? '',
  };
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
