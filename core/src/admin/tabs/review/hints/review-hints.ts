import {
  type AdminCar,
  type AdminEntry,
  CATEGORIES,
  type Category,
  factorySeconds,
  isRankedByVotes,
  isWorthHint,
  MISSING_TIME_S,
  nameKey,
  rankingTime,
  rankingTimeText,
  type SeenPicture,
} from '@quartermile/core/domain';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { otherTimeOf, type SlipView } from '../slip/slip-view.js';
import { type FactorySpecs, figureHints, powerHints } from './figure-hints.js';
import { RECORD_STEP_SUSPECT_S } from './hint-limits.js';
import { hintMessages } from './hint-messages.js';
import { describeSeenPicture } from './picture-hints.js';

/** A quarter mile below this fraction of the factory's figure is suspicious. */
export const FACTORY_SHARE_SUSPECT = 0.85;

/** A time in seconds, and its original text. */
interface KnownTime {
  readonly seconds: number;
  readonly text: string;
}

/** Data about all cars for hints, computed once for a whole queue. */
export interface ReviewKnowledge {
  /** Cars by the content of their pictures, approved cars first. */
  readonly byPicture: ReadonlyMap<string, readonly AdminCar[]>;
  /** What the server has compared of pictures, by the pending car. It covers all runs, and pictures that look alike. */
  readonly seen: ReadonlyMap<string, readonly SeenPicture[]>;
  /** Number of pending cars by driver (`driverId`). */
  readonly byDriver: ReadonlyMap<string, number>;
  /** Number of approved cars by driver. */
  readonly approvedByDriver: ReadonlyMap<string, number>;
  /** The best time of each category. */
  readonly records: ReadonlyMap<Category, KnownTime>;
  /** The factory's quarter mile by a car's name. */
  readonly factoryTimes: ReadonlyMap<string, KnownTime>;
  /** Factory power and weight by a car's name. */
  readonly factorySpecs: ReadonlyMap<string, FactorySpecs>;
}

/**
 * Collects the data for hints from all pending and approved cars and the leaderboard.
 * @param pictures pictures of pending cars that were seen before, once the server has compared them
 */
export function gatherKnowledge(
  pending: readonly AdminCar[],
  approved: readonly AdminCar[],
  entries: readonly AdminEntry[],
  pictures: readonly SeenPicture[] = [],
): ReviewKnowledge {
  const byPicture = new Map<string, AdminCar[]>();
  const records = new Map<Category, KnownTime>();
  const factoryTimes = new Map<string, KnownTime>();
  const factorySpecs = new Map<string, FactorySpecs>();
  for (const car of [...approved, ...pending]) {
    for (const { file } of picturesOf(car)) byPicture.set(file, [...(byPicture.get(file) ?? []), car]);
    const text = car.factoryQuarterMile ?? '';
    const seconds = factorySeconds(car);
    if (seconds !== null) factoryTimes.set(nameKey(car), { seconds, text });
    if (car.factoryPower && car.factoryWeight) factorySpecs.set(nameKey(car), car);
  }
  for (const { category, car } of entries) {
    const text = rankingTimeText(car);
    const best = records.get(category)?.seconds ?? MISSING_TIME_S;
    if (text !== null && Number(text) < best) records.set(category, { seconds: Number(text), text });
  }
  const [byDriver, approvedByDriver] = [countDrivers(pending), countDrivers(approved)];
  const seen = Map.groupBy(pictures, ({ carId }) => carId);
  return { byPicture, seen, byDriver, approvedByDriver, records, factoryTimes, factorySpecs };
}

function countDrivers(cars: readonly AdminCar[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { driverId } of cars) if (driverId) counts.set(driverId, (counts.get(driverId) ?? 0) + 1);
  return counts;
}

/** Advisory messages about a pending car, which do not affect the decision; empty for most cars. */
export function reviewHints(car: AdminCar, knowledge: ReviewKnowledge): string[] {
  return [
    ...pictureHints(car, knowledge),
    ...driverHints(car, knowledge),
    ...recordHints(car, knowledge),
    ...figureHints(car),
    ...factoryHints(car, knowledge),
  ];
}

/** What the filters of the review queue read about a pending car. */
export interface ReviewFlags {
  /** Whether something is odd: a picture that was seen before, the figures, or the time on the slip. */
  readonly isFlagged: boolean;
  /** Whether the slip shows another time than the claimed one. */
  readonly hasOtherTime: boolean;
  /** Whether nothing could be read from the proof. */
  readonly isUnreadable: boolean;
  /** Whether it is faster than the record of a board that is ranked by time. */
  readonly isRecord: boolean;
  /** Whether another pending or approved car is of the same driver (`driverId`). Names are not compared. */
  readonly hasSameDriver: boolean;
}

/** The flags of a pending car. */
export function reviewFlags(
  car: AdminCar,
  knowledge: ReviewKnowledge,
  slip: SlipView | null = null,
): ReviewFlags {
  const driver = car.driverId ?? '';
  const hasOtherTime = otherTimeOf(slip) !== null;
  const odd = [...pictureHints(car, knowledge), ...figureHints(car), ...factoryHints(car, knowledge)];
  return {
    isFlagged: hasOtherTime || odd.length > 0,
    hasOtherTime,
    isUnreadable: slip?.state === 'unreadable' || slip?.state === 'failed',
    isRecord: recordHints(car, knowledge).length > 0,
    hasSameDriver: (knowledge.byDriver.get(driver) ?? 0) > 1 || knowledge.approvedByDriver.has(driver),
  };
}

/** Equal files of loaded cars are known at once; what the server has compared replaces that. */
function pictureHints(car: AdminCar, { byPicture, seen }: ReviewKnowledge): string[] {
  const compared = seen.get(car._id) ?? [];
  const others = new Set(compared.map(({ other }) => other.carId));
  const rejected = new Set(
    compared.filter(({ other }) => other.status === 'rejected').map(({ other }) => other.name),
  );
  const names = new Set(
    picturesOf(car).flatMap((own) =>
      (byPicture.get(own.file) ?? [])
        .filter(
          (other) =>
            !others.has(other._id) && isWorthHint(toCompared(car, own.picture), toCompared(other, 'image')),
        )
        .map(({ name }) => name),
    ),
  );
  return [
    ...compared.map(describeSeenPicture),
    ...[...names].map(reviewMessages.samePicture),
    ...(car.seenWithRejected ?? []).filter((name) => !rejected.has(name)).map(reviewMessages.rejectedPicture),
  ];
}

const toCompared = (car: AdminCar, picture: SeenPicture['picture']) => ({
  ...{ carId: car._id, vehicleId: car.vehicleId, driverId: car.driverId ?? null, name: car.name, picture },
});

function driverHints({ driverId }: AdminCar, { byDriver }: ReviewKnowledge): string[] {
  const others = driverId ? (byDriver.get(driverId) ?? 1) - 1 : 0;
  return others > 0 ? [hintMessages.sameDriver(others)] : [];
}

/** Excludes the category that is ranked by votes, where a time is not a record. */
function recordHints(car: AdminCar, { records }: ReviewKnowledge): string[] {
  return CATEGORIES.filter((category) => !isRankedByVotes(category)).flatMap((category) => {
    const record = records.get(category);
    return record && rankingTime(car) < record.seconds ? [recordHint(car, category, record)] : [];
  });
}

function recordHint(car: AdminCar, category: Category, record: KnownTime): string {
  const step = Number((record.seconds - rankingTime(car)).toFixed(3));
  return step < RECORD_STEP_SUSPECT_S
    ? reviewMessages.record(category, record.text)
    : hintMessages.recordStep(category, `${step}`, rankingTimeText(car) ?? '', record.text);
}

/** The factory's own figure is preferred to one that is computed from power and weight. */
function factoryHints(car: AdminCar, { factoryTimes, factorySpecs }: ReviewKnowledge): string[] {
  const factory = factoryTimes.get(nameKey(car));
  if (factory && rankingTime(car) < factory.seconds * FACTORY_SHARE_SUSPECT)
    return [reviewMessages.beyondFactory(factory.text)];
  const specs = factorySpecs.get(nameKey(car));
  return specs ? powerHints(car, specs) : [];
}

/**
 * The file name of a picture is derived from its content. The rest of the URL differs: a private picture's path has a
 * prefix and a signature that expires.
 */
function picturesOf(car: AdminCar): { picture: SeenPicture['picture']; file: string }[] {
  return (['image', 'proofImage'] as const).flatMap((picture) => {
    const file = car[picture]?.split('?')[0]?.split('/').at(-1);
    return file ? [{ picture, file }] : [];
  });
}
