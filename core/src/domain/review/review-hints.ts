import type { AdminCar } from '../cars/car.js';
import { rankingTime, rankingTimeText } from '../cars/elapsed-time.js';
import { phoneKey } from '../cars/phone.js';
import { CATEGORIES, type Category } from '../leaderboard/category.js';
import type { AdminEntry } from '../leaderboard/entry.js';
import { MISSING_TIME_S } from '../limits.js';
import { FACTORY_SHARE_SUSPECT } from './review-limits.js';
import { reviewMessages } from './review-messages.js';

/** A time with the words it was given in. */
interface KnownTime {
  readonly seconds: number;
  readonly text: string;
}

/** What is known of all cars, looked up once for a whole queue. */
export interface ReviewKnowledge {
  /** Cars by the content of their pictures, in the order in which they came. */
  readonly byPicture: ReadonlyMap<string, readonly AdminCar[]>;
  /** How many pending cars came with a phone number. */
  readonly byPhone: ReadonlyMap<string, number>;
  /** The best time of each category. */
  readonly records: ReadonlyMap<Category, KnownTime>;
  /** The factory's quarter mile by a car's name. */
  readonly factoryTimes: ReadonlyMap<string, KnownTime>;
}

/** Gathers what hints are made from: all pending and approved cars, and the leaderboard. */
export function gatherKnowledge(
  pending: readonly AdminCar[],
  approved: readonly AdminCar[],
  entries: readonly AdminEntry[],
): ReviewKnowledge {
  const byPicture = new Map<string, AdminCar[]>();
  const byPhone = new Map<string, number>();
  const records = new Map<Category, KnownTime>();
  const factoryTimes = new Map<string, KnownTime>();
  for (const car of [...approved, ...pending]) {
    for (const picture of picturesOf(car)) byPicture.set(picture, [...(byPicture.get(picture) ?? []), car]);
    const text = car.factoryQuarterMile ?? '';
    const seconds = Number.parseFloat(text);
    if (seconds > 0) factoryTimes.set(nameKey(car), { seconds, text });
  }
  for (const { cellphone } of pending) {
    if (cellphone) byPhone.set(phoneKey(cellphone), (byPhone.get(phoneKey(cellphone)) ?? 0) + 1);
  }
  for (const { category, car } of entries) {
    const text = rankingTimeText(car);
    const best = records.get(category)?.seconds ?? MISSING_TIME_S;
    if (text !== null && Number(text) < best) records.set(category, { seconds: Number(text), text });
  }
  return { byPicture, byPhone, records, factoryTimes };
}

/** Sentences that advise about a pending car and decide nothing; none for most cars. */
export function reviewHints(car: AdminCar, knowledge: ReviewKnowledge): string[] {
  return [
    ...pictureHints(car, knowledge),
    ...phoneHints(car, knowledge),
    ...recordHints(car, knowledge),
    ...factoryHints(car, knowledge),
  ];
}

function pictureHints(car: AdminCar, { byPicture }: ReviewKnowledge): string[] {
  const others = picturesOf(car).flatMap((picture) => byPicture.get(picture) ?? []);
  const names = new Set(others.filter(({ _id }) => _id !== car._id).map(({ name }) => name));
  return [
    ...[...names].map(reviewMessages.samePicture),
    ...(car.seenWithRejected ?? []).map(reviewMessages.rejectedPicture),
  ];
}

function phoneHints({ cellphone }: AdminCar, { byPhone }: ReviewKnowledge): string[] {
  const others = cellphone ? (byPhone.get(phoneKey(cellphone)) ?? 1) - 1 : 0;
  return others > 0 ? [reviewMessages.samePhone(others)] : [];
}

/** Viewers vote for what they like: no time is a record there. */
function recordHints(car: AdminCar, { records }: ReviewKnowledge): string[] {
  return CATEGORIES.filter((category) => category !== 'Votes by Viewers').flatMap((category) => {
    const record = records.get(category);
    return record && rankingTime(car) < record.seconds ? [reviewMessages.record(category, record.text)] : [];
  });
}

function factoryHints(car: AdminCar, { factoryTimes }: ReviewKnowledge): string[] {
  const factory = factoryTimes.get(nameKey(car));
  return factory && rankingTime(car) < factory.seconds * FACTORY_SHARE_SUSPECT
    ? [reviewMessages.beyondFactory(factory.text)]
    : [];
}

/**
 * A path ends in a name that follows from the picture's content. What stands around it differs: whether the
 * picture is private, and who signed its address until when.
 */
function picturesOf({ image, proofImage }: AdminCar): string[] {
  return [image, proofImage].flatMap((path) => path?.split('?')[0]?.split('/').at(-1) ?? []);
}

/** The same model is spelled in many ways: letters and digits count. */
function nameKey({ name }: AdminCar): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
