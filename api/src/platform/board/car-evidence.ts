import type { ActivitySubject } from '@quartermile/core/domain';
import type { CarEntity } from './car.entity.js';

/** What the activity list keeps of a car. It outlives the car, until the car is forgotten (docs/decisions/0014). */
export type CarEvidence = Partial<Omit<CarEntity, 'id' | 'proofImage' | 'createdAt'>>;

const KEPT = [
  'name',
  'owner',
  'cellphone',
  'time',
  'worldFacts',
  'worldFactsSource',
  'drivetrain',
  'description',
  'image',
  'factoryYear',
  'factoryQuarterMile',
  'factoryZeroToHundred',
  'factoryPower',
  'factoryTorque',
  'factoryWeight',
  'status',
  'rejectionReason',
] as const satisfies readonly (keyof CarEvidence)[];

/** How a person would name the car. */
export function carSubject(car: Pick<CarEntity, 'id' | 'name' | 'owner'>): ActivitySubject {
  return { type: 'car', id: car.id, label: car.name ?? car.owner ?? '' };
}

/** Everything worth keeping of a car that is there, before it goes. */
export function carEvidence(car: CarEntity): CarEvidence {
  return pick(
    car,
    KEPT.filter((field) => car[field] !== null),
  );
}

/** What a change did to a car: the fields that differ, as they were and as they are. */
export function changeEvidence(
  before: CarEntity,
  after: CarEntity,
): { before: CarEvidence; after: CarEvidence } {
  const changed = KEPT.filter((field) => before[field] !== after[field]);
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(car: CarEntity, fields: readonly (typeof KEPT)[number][]): CarEvidence {
  return Object.fromEntries(
    fields.map((field) => [field, field === 'cellphone' ? maskPhone(car.cellphone) : car[field]]),
  );
}

/** Enough of a number to tell that it changed, too little to call it. */
function maskPhone(phone: string | null): string | null {
  return phone === null ? null : `…${phone.slice(-2)}`;
}
