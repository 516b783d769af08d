import {
  type AdminCar,
  type Car,
  FACTORY_FIELDS,
  type FactoryField,
  messages,
} from '@quartermile/core/domain';
import { imagePath } from '../media/stored-image.js';
import type { CarEntity } from './car.entity.js';

/** The columns that everybody may see: a phone number or a proof image is not among them. */
export const PUBLIC_CAR_COLUMNS = [
  'id',
  'name',
  'owner',
  'time',
  'worldFacts',
  'worldFactsSource',
  'drivetrain',
  'description',
  'image',
  ...FACTORY_FIELDS,
  'createdAt',
] as const satisfies readonly (keyof CarEntity)[];

/** A car without anything personal. */
export type PublicCar = Pick<CarEntity, (typeof PUBLIC_CAR_COLUMNS)[number]>;

/** Gives a proof image's name the short-lived address under which the administrator finds it. */
export type ProofLink = (name: string) => string;

/** A car as everybody may see it. A missing name reads as the owner's, a missing owner as "Unknown". */
export function toCar(car: PublicCar): Car {
  return {
    _id: car.id,
    name: car.name ?? car.owner ?? '',
    owner: car.owner ?? messages.car.unknownOwner,
    time: car.time,
    worldFacts: car.worldFacts,
    worldFactsSource: car.worldFactsSource,
    drivetrain: car.drivetrain,
    description: car.description,
    image: imagePath(car.image),
    ...factoryFigures(car),
    createdAt: car.createdAt.toISOString(),
  };
}

/** A car as only the administrator sees it. */
export function toAdminCar(car: CarEntity, proofLink: ProofLink): AdminCar {
  return {
    ...toCar(car),
    cellphone: car.cellphone,
    proofImage: car.proofImage === null ? null : proofLink(car.proofImage),
    status: car.status,
    requestedCategories: car.requestedCategories,
    rejectionReason: car.rejectionReason,
    reviewedAt: car.reviewedAt?.toISOString() ?? null,
  };
}

function factoryFigures(car: Pick<CarEntity, FactoryField>): Record<FactoryField, string | null> {
  const figures = FACTORY_FIELDS.map((field) => [field, car[field]] as const);
  return Object.fromEntries(figures) as Record<FactoryField, string | null>;
}
