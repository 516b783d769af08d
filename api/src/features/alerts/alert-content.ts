import { type HealthItemId, type StoredAdminEvent } from '@quartermile/core/domain';
import { type EntityManager, In } from 'typeorm';
import { CarEntity } from '../runs/index.js';
import { SlipReadingEntity } from '../submissions/index.js';
import { alertMessages } from './alert-messages.js';
import type { DueTarget } from './alert-targets.js';

/** A pending car, with what was read from its slip. */
export interface AlertCar {
  readonly car: CarEntity;
  readonly slip: SlipReadingEntity | null;
}

/** What happened since the last alert, as far as it is still of interest. */
export interface Alert {
  /** Sentences without personal data. The first is the subject of a mail and the title of a push message. */
  readonly sentences: readonly [string, ...string[]];
  /** Oldest submission first. */
  readonly cars: readonly AlertCar[];
  /** Path of the page that shows it. */
  readonly path: string;
}

/** The page of the dashboard with a tab, and with a car opened. */
export const dashboardPath = (tab: string, carId?: string): string =>
  `/admin?tab=${tab}${carId === undefined ? '' : `&car=${carId}`}`;

/**
 * What a target gets; null when nothing of it is of interest any more. Reviewers get what they can work on:
 * submissions.
 */
export async function readAlert(
  manager: EntityManager,
  { deliveredSeq, sendingSeq, role }: Pick<DueTarget, 'deliveredSeq' | 'sendingSeq' | 'role'>,
): Promise<Alert | null> {
  const events: StoredAdminEvent[] = await manager.query(
    'SELECT type, data FROM admin_events WHERE seq > $1 AND seq <= $2 ORDER BY seq',
    [deliveredSeq, sendingSeq],
  );
  const cars = await readCars(manager, events);
  const [sentences, paths] = [[...sentencesAboutCars(cars, events)], [...pathsOf(cars)]];
  if (role === 'owner') {
    const bursts = new Set(ofType(events, 'vote-burst').map(({ data }) => data.carId));
    const broken = brokenItems(events);
    if (bursts.size > 0) add(alertMessages.bursts(bursts.size), 'votes');
    if (ofType(events, 'backup-failed').length > 0) add(alertMessages.backup, 'health');
    for (const item of broken) add(alertMessages.broken[item], 'health');
  }
  function add(sentence: string, tab: string): void {
    sentences.push(sentence);
    paths.push(dashboardPath(tab));
  }
  const [first, ...others] = sentences;
  return first === undefined ? null : { sentences: [first, ...others], cars, path: paths[0] ?? '' };
}

type OfType<Type> = Extract<StoredAdminEvent, { type: Type }>;

function ofType<Type extends StoredAdminEvent['type']>(
  events: readonly StoredAdminEvent[],
  type: Type,
): OfType<Type>[] {
  return events.filter((event): event is OfType<Type> => event.type === type);
}

const fromVisitors = (events: readonly StoredAdminEvent[]): OfType<'submission'>[] =>
  ofType(events, 'submission').filter(({ data }) => data.from === 'visitor');

/** The cars of submissions that are still pending. */
async function readCars(manager: EntityManager, events: readonly StoredAdminEvent[]): Promise<AlertCar[]> {
  const ids = fromVisitors(events).map(({ data }) => data.carId);
  const cars = await manager.find(CarEntity, {
    where: { id: In(ids), status: 'pending' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const slips = await manager.findBy(SlipReadingEntity, { carId: In(ids) });
  return cars.map((car) => ({ car, slip: slips.find(({ carId }) => carId === car.id) ?? null }));
}

function* sentencesAboutCars(cars: readonly AlertCar[], events: readonly StoredAdminEvent[]) {
  const answers = new Set(fromVisitors(events).flatMap(({ data }) => (data.answers ? [data.carId] : [])));
  const answered = cars.filter(({ car }) => answers.has(car.id)).length;
  if (cars.length > answered) yield alertMessages.cars(cars.length - answered);
  if (answered > 0) yield alertMessages.answers(answered);
}

function* pathsOf([only, ...others]: readonly AlertCar[]) {
  if (only) yield others.length > 0 ? dashboardPath('pending') : dashboardPath('pending', only.car.id);
}

/** Parts of the server that are broken since. */
function brokenItems(events: readonly StoredAdminEvent[]): HealthItemId[] {
  const states = new Map(ofType(events, 'health').map(({ data }) => [data.item, data.isBroken]));
  return [...states].flatMap(([item, isBroken]) => (isBroken ? [item] : []));
}
