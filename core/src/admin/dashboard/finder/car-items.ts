import type { AdminCar } from '@quartermile/core/domain';
import { SHARED_SEARCH } from '../../kernel/lists/use-display.js';
import { queueTextOf } from '../../tabs/review/filters/queue-order.js';
import { QUEUE_VIEW } from '../../tabs/review/filters/use-queue-view.js';
import { PENDING_VIEW, type PendingView } from '../../tabs/review/rejected/pending-views.js';
import type { Destination, FinderItem } from './finder-item.js';
import { finderMessages } from './finder-messages.js';

const text = finderMessages;

/** A car of any status; each has a list in the dashboard. */
export function carItem(car: AdminCar): FinderItem {
  return {
    id: `car ${car._id}`,
    group: 'car',
    label: car.name,
    detail: `${car.owner} · ${text.status[car.status]}`,
    keywords: queueTextOf(car),
    to: placeOf(car),
  };
}

function placeOf({ _id, name, owner, status }: AdminCar): Destination {
  if (status === 'pending') return { tab: 'pending', carId: _id };
  if (status === 'approved')
    return { tab: 'approved', view: { [`${SHARED_SEARCH}.search`]: `${name} ${owner}` }, drawer: _id };
  const view = { [PENDING_VIEW]: status, [`${status}.search`]: `${name} ${owner}` };
  return { tab: 'pending', view, drawer: _id };
}

/** The drivers of the cars, by `driverId`. Cars of unknown drivers are not grouped: a name alone is no driver. */
export function driverItems(cars: readonly AdminCar[]): FinderItem[] {
  const byDriver = new Map<string, AdminCar[]>();
  for (const car of cars) {
    const key = car.driverId ?? `of ${car._id}`;
    byDriver.set(key, [...(byDriver.get(key) ?? []), car]);
  }
  return [...byDriver].map(([key, own]) => driverItem(key, own));
}

function driverItem(key: string, cars: readonly AdminCar[]): FinderItem {
  const [car] = cars as readonly [AdminCar, ...AdminCar[]];
  return {
    id: `driver ${key}`,
    group: 'driver',
    label: car.owner,
    detail: cars.map(({ name }) => name).join(', '),
    keywords: queueTextOf({ ...car, name: '', description: null }),
    to: listOf(car),
  };
}

/** The list that the car is in, searched by its driver. */
function listOf({ owner, status }: AdminCar): Destination {
  if (status === 'approved') return { tab: 'approved', view: { [`${SHARED_SEARCH}.search`]: owner } };
  const view: PendingView = status === 'pending' ? 'waiting' : status;
  const search = status === 'pending' ? queueOf(owner) : { [`${status}.search`]: owner };
  return { tab: 'pending', view: { [PENDING_VIEW]: view, ...search } };
}

/** The whole queue, searched. */
function queueOf(search: string): Readonly<Record<string, string>> {
  return { [QUEUE_VIEW.search]: search, [QUEUE_VIEW.filter]: 'all', [QUEUE_VIEW.board]: 'all' };
}
