import { isDeepStrictEqual } from 'node:util';
import {
  type ActivitySubject,
  AUDITED_CAR_FIELDS,
  type AuditedCarField,
  carTitle,
  formatVideoSecond,
  type RunVideo,
  type StoredAdminEvent,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import type { CarEntity } from './car.entity.js';

/** Fields that are copies of other rows, in records their names. */
type CopiedField = 'strip' | 'runVideo';

/** Audited fields of a car in an activity record, retained after the car's deletion (docs/decisions/0014). */
export type CarEvidence = Partial<
  Pick<CarEntity, Exclude<AuditedCarField, CopiedField>> & { readonly [Field in CopiedField]: string | null }
>;

/** The car as subject of an activity record. */
export function carSubject(car: Pick<CarEntity, 'id' | 'name' | 'owner'>): ActivitySubject {
  return { type: 'car', id: car.id, label: carTitle(car) };
}

/** The audited fields of a car that have a value, for the record of its submission or deletion. */
export function carEvidence(car: CarEntity): CarEvidence {
  return pick(
    car,
    AUDITED_CAR_FIELDS.filter((field) => car[field] !== null),
  );
}

/** The audited fields that a change modified, before and after it. */
export function changeEvidence(
  before: CarEntity,
  after: CarEntity,
): { before: CarEvidence; after: CarEvidence } {
  const changed = AUDITED_CAR_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

/**
 * The event for a car that enters the review queue; `admin` is null for submissions of visitors.
 * @param answers whether its driver has answered a question
 */
export function submissionEvent(
  car: CarEntity,
  admin: AdminIdentity | null,
  answers = false,
): StoredAdminEvent {
  const [name, createdAt] = [carTitle(car), car.createdAt.toISOString()];
  return {
    type: 'submission',
    data: { carId: car.id, name, createdAt, from: admin ? 'admin' : 'visitor', ...(answers && { answers }) },
  };
}

function pick(car: CarEntity, fields: readonly AuditedCarField[]): CarEvidence {
  return Object.fromEntries(fields.map((field) => [field, evidenceOf(car, field)]));
}

function evidenceOf(car: CarEntity, field: AuditedCarField) {
  if (field === 'cellphone') return maskPhone(car.cellphone);
  if (field === 'runVideo') return car.runVideo && videoText(car.runVideo);
  return field === 'strip' ? car.strip && car.strip.name : car[field];
}

/** Such as "Rematch at Tarlton, 1:05". */
function videoText({ title, second }: RunVideo): string {
  return `${title}, ${formatVideoSecond(second)}`;
}

/** Shortens a phone number to its last two digits, which show a change without revealing the number. */
function maskPhone(phone: string | null): string | null {
  return phone === null ? null : `…${phone.slice(-2)}`;
}

/** SQL condition for activity records of cars and of their entries. `$1`: the ids of the cars. */
export const RECORDS_OF_CARS = `
  (subject_type = 'car' AND subject_id = ANY($1) OR subject_type = 'entry' AND before ->> 'carId' = ANY($1))`;

/**
 * Removes personal data from the activity records of cars. The action, the actor and the time are preserved.
 */
export async function anonymiseCarRecords(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE activity SET subject_label = '', before = NULL, after = NULL WHERE ${RECORDS_OF_CARS}`,
    [carIds],
  );
}
