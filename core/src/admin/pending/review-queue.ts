import type { AdminCar, Category } from '@quartermile/core/domain';

/** Where the administrator is in the moderation queue, and what is ticked. */
export interface ReviewQueue {
  /** The car that keys act upon; where it stood last, for when it has gone. */
  readonly selected: { readonly carId: string; readonly index: number } | null;
  /** Ticked categories by car id; a car that is not here has those its owner asked for. */
  readonly ticks: Readonly<Record<string, readonly Category[]>>;
}

export const emptyReviewQueue: ReviewQueue = { selected: null, ticks: {} };

/** The car that keys act upon: the chosen one, the one in its place when it has gone, else the first. */
export function selectedCar(queue: ReviewQueue, cars: readonly AdminCar[]): AdminCar | null {
  const { selected } = queue;
  const chosen = cars.find(({ _id }) => _id === selected?.carId);
  return chosen ?? cars[Math.min(selected?.index ?? 0, cars.length - 1)] ?? null;
}

/** Chooses a car. */
export function selectCar(queue: ReviewQueue, cars: readonly AdminCar[], carId: string): ReviewQueue {
  const index = cars.findIndex(({ _id }) => _id === carId);
  return index < 0 || queue.selected?.carId === carId ? queue : { ...queue, selected: { carId, index } };
}

/** Chooses a car that is about to be in the queue again. */
export function selectById(queue: ReviewQueue, carId: string): ReviewQueue {
  return { ...queue, selected: { carId, index: queue.selected?.index ?? 0 } };
}

/** Chooses the next car (1) or the one before (-1); stays at the ends. */
export function moveSelection(queue: ReviewQueue, cars: readonly AdminCar[], step: 1 | -1): ReviewQueue {
  const current = selectedCar(queue, cars);
  const next = current && cars[cars.indexOf(current) + step];
  return next ? selectCar(queue, cars, next._id) : queue;
}

/** Chooses the car after one that was just decided about; the one before when it was the last. */
export function moveOn(queue: ReviewQueue, cars: readonly AdminCar[], decidedId: string): ReviewQueue {
  const place = cars.findIndex(({ _id }) => _id === decidedId);
  const neighbour = cars[place + 1] ?? cars[place - 1];
  return neighbour ? selectCar(queue, cars, neighbour._id) : queue;
}

/** The ticked categories of a car. */
export function tickedCategories(queue: ReviewQueue, car: AdminCar): readonly Category[] {
  return queue.ticks[car._id] ?? car.requestedCategories;
}

/** Ticks a category of a car, or takes its tick away. */
export function toggleCategory(queue: ReviewQueue, car: AdminCar, category: Category): ReviewQueue {
  const ticked = tickedCategories(queue, car);
  const next = ticked.includes(category) ? ticked.filter((one) => one !== category) : [...ticked, category];
  return { ...queue, ticks: { ...queue.ticks, [car._id]: next } };
}
