import {
  ADMIN_CAR_FIELDS,
  type AdminCar,
  type Car,
  type CarField,
  carTitle,
  driverName,
  PUBLIC_CAR_FIELDS,
  type PublicCarField,
} from '@quartermile/core/domain';
import { imagePath } from '../../media/index.js';
import type { CarEntity } from './car.entity.js';

/** The public columns, which exclude the phone number and the proof image. */
export const PUBLIC_CAR_COLUMNS = [
  'id',
  ...PUBLIC_CAR_FIELDS,
] as const satisfies readonly (keyof CarEntity)[];

/** A car without private fields. */
export type PublicCar = Pick<CarEntity, 'id' | PublicCarField>;

/** Creates a short-lived link to a proof image from its name. */
export type ProofLink = (name: string) => string;

/** Converts a car to the public format. A missing name becomes the owner's name, a missing owner "Unknown". */
export function toCar(car: PublicCar): Car {
  return {
    _id: car.id,
    ...pick(car, PUBLIC_CAR_FIELDS),
    name: carTitle(car),
    owner: driverName(car),
    image: imagePath(car.image),
    createdAt: car.createdAt.toISOString(),
  };
}

/** Converts a car to the administrator's format. */
export function toAdminCar(car: CarEntity, proofLink: ProofLink): AdminCar {
  return {
    ...toCar(car),
    ...pick(car, ADMIN_CAR_FIELDS),
    proofImage: car.proofImage === null ? null : proofLink(car.proofImage),
    reviewedAt: car.reviewedAt?.toISOString() ?? null,
  };
}

function pick<Field extends CarField>(
  car: Pick<CarEntity, Field>,
  fields: readonly Field[],
): Pick<CarEntity, Field> {
  return Object.fromEntries(fields.map((field) => [field, car[field]])) as Pick<CarEntity, Field>;
}
