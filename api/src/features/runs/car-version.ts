import { CAR_FIELDS, type CarField, messages } from '@quartermile/core/domain';
import { AppError } from '../../platform/errors/app-error.js';
import { digestValue } from '../../platform/http/idempotency/digest-value.js';
import type { CarEntity } from './car.entity.js';

/** Fields of the decision, which do not change while a car is pending. */
const DECIDED: ReadonlySet<CarField> = new Set(['status', 'rejectionReason', 'reviewedAt', 'createdAt']);
const VERSIONED = [...CAR_FIELDS.filter((field) => !DECIDED.has(field)), 'vehicleId'] as const;
const VERSION_BYTES = 12;

/** The version of a pending car: another one after any change of what a reviewer sees of it. Opaque to clients. */
export function versionOf(car: CarEntity): string {
  const seen = VERSIONED.map((field) => car[field] ?? null);
  return digestValue(seen).toString('base64url', 0, VERSION_BYTES);
}

/**
 * Refuses a decision about another version of a locked car than the present one.
 * @param version what the reviewer saw; undefined: not known
 * @param presented the car as it is now, for the response
 * @throws AppError `changed_meanwhile` (409)
 */
export async function refuseUnseen(
  car: CarEntity,
  version: string | undefined,
  presented: () => Promise<object>,
): Promise<void> {
  if (version === undefined || version === versionOf(car)) return;
  const detail = messages.review.changedMeanwhile;
  throw new AppError('changed_meanwhile', { detail, current: await presented() });
}
