import { type AdminCar, type Category, wishedCategories } from '@quartermile/core/domain';
import type { EvidenceValues } from '../../kernel/cars/evidence/evidence-values.js';

/** Selection and ticked categories of the moderation queue. */
export interface ReviewQueue {
  /** The selected car. The index is its last position, which is used when the car has left the queue. */
  readonly selected: { readonly carId: string; readonly index: number } | null;
  /** Ticked categories by car id. The default for other cars is what their drivers wish. */
  readonly ticks: Readonly<Record<string, readonly Category[]>>;
  /** Chosen evidence by car id. Other cars keep what they have. Absent in drafts of earlier versions. */
  readonly evidence?: Readonly<Record<string, EvidenceValues>>;
  /** A run of the known car that was chosen, by car id; others are as they were sent. Absent in drafts of earlier versions. */
  readonly runOf?: Readonly<Record<string, string>>;
  /** The proofs that were opened, by car id. Absent in drafts of earlier versions. */
  readonly seen?: Readonly<Record<string, string>>;
}

export const emptyReviewQueue: ReviewQueue = { selected: null, ticks: {} };

/** Returns the selected car. Falls back to the car at its last position, then to the first one. */
export function selectedCar(queue: ReviewQueue, cars: readonly AdminCar[]): AdminCar | null {
  const { selected } = queue;
  const chosen = cars.find(({ _id }) => _id === selected?.carId);
  return chosen ?? cars[Math.min(selected?.index ?? 0, cars.length - 1)] ?? null;
}

/** Selects a car. */
export function selectCar(queue: ReviewQueue, cars: readonly AdminCar[], carId: string): ReviewQueue {
  const index = cars.findIndex(({ _id }) => _id === carId);
  return index < 0 || queue.selected?.carId === carId ? queue : { ...queue, selected: { carId, index } };
}

/** Selects a car that is not in the queue yet, because its decision is being undone. */
export function selectById(queue: ReviewQueue, carId: string): ReviewQueue {
  return { ...queue, selected: { carId, index: queue.selected?.index ?? 0 } };
}

/** Selects the next car (1) or the previous one (-1). Stops at the ends. */
export function moveSelection(queue: ReviewQueue, cars: readonly AdminCar[], step: 1 | -1): ReviewQueue {
  const current = selectedCar(queue, cars);
  const next = current && cars[cars.indexOf(current) + step];
  return next ? selectCar(queue, cars, next._id) : queue;
}

/** Selects the car after the one just reviewed, or the previous one if that was the last. */
export function moveOn(queue: ReviewQueue, cars: readonly AdminCar[], decidedId: string): ReviewQueue {
  const place = cars.findIndex(({ _id }) => _id === decidedId);
  const neighbour = cars[place + 1] ?? cars[place - 1];
  return neighbour ? selectCar(queue, cars, neighbour._id) : queue;
}

/** Returns the ticked categories of a car. */
export function tickedCategories(queue: ReviewQueue, car: AdminCar): readonly Category[] {
  return queue.ticks[car._id] ?? wishedCategories(car.requestedCategories);
}

/** Toggles a category of a car. */
export function toggleCategory(queue: ReviewQueue, car: AdminCar, category: Category): ReviewQueue {
  const ticked = tickedCategories(queue, car);
  const next = ticked.includes(category) ? ticked.filter((one) => one !== category) : [...ticked, category];
  return { ...queue, ticks: { ...queue.ticks, [car._id]: next } };
}

/** Returns the evidence that was chosen for a car; null if none was. */
export function chosenEvidence(queue: ReviewQueue, car: AdminCar): EvidenceValues | null {
  return queue.evidence?.[car._id] ?? null;
}

/** Chooses the evidence of a car. */
export function chooseEvidence(queue: ReviewQueue, car: AdminCar, values: EvidenceValues): ReviewQueue {
  return { ...queue, evidence: { ...queue.evidence, [car._id]: values } };
}

/** Returns the run of the car of which this is another run; '' for none. */
export function chosenRunOf(queue: ReviewQueue, car: AdminCar): string {
  return queue.runOf?.[car._id] ?? '';
}

/** Chooses the car of which this is another run, by one of its runs; '' for none. */
export function chooseRunOf(queue: ReviewQueue, car: AdminCar, runOf: string): ReviewQueue {
  return { ...queue, runOf: { ...queue.runOf, [car._id]: runOf } };
}

/** Records that the current proof of a car was seen. */
export function markSeen(queue: ReviewQueue, car: AdminCar): ReviewQueue {
  return isProofSeen(queue, car) ? queue : { ...queue, seen: { ...queue.seen, [car._id]: proofOf(car) } };
}

/** Whether the proof of a car was seen. A proof that its driver replaced was not. */
export function isProofSeen({ seen }: ReviewQueue, car: AdminCar): boolean {
  return seen?.[car._id] === proofOf(car);
}

/** The file name of the proof, which is derived from its content; the rest of the URL expires. Empty for none. */
function proofOf({ proofImage }: AdminCar): string {
  return proofImage?.split('?')[0]?.split('/').at(-1) ?? '';
}
