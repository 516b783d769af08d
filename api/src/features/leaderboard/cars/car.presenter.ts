import { Injectable } from '@nestjs/common';
import {
  ADMIN_CAR_FIELDS,
  type AdminCar,
  type AdminEntry,
  type Car,
  type CarField,
  carTitle,
  driverName,
  type Entry,
  PUBLIC_CAR_FIELDS,
  type PublicCarField,
} from '@quartermile/core/domain';
import { imagePath, ProofLinks } from '../../media/index.js';
import type { EntryEntity } from '../entries/entry.entity.js';
import type { CarEntity } from './car.entity.js';

/** The public columns, which exclude the phone number and the proof image. */
export const PUBLIC_CAR_COLUMNS = [
  'id',
  ...PUBLIC_CAR_FIELDS,
] as const satisfies readonly (keyof CarEntity)[];

/** A car without private fields. */
export type PublicCar = Pick<CarEntity, 'id' | PublicCarField>;

type EntryFields = Pick<EntryEntity, 'id' | 'category' | 'votes' | 'createdAt'>;

/** Creates a short-lived link to a proof image from its name. */
type ProofLink = (name: string) => string;

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

/** Converts an entry and its car to the public format. */
export function toEntry(entry: EntryFields, car: Car): Entry {
  return { ...entryFields(entry), car };
}

/** Converts an entry to the administrator's format. */
export function toAdminEntry(
  entry: EntryFields & { readonly car: CarEntity },
  proofLink: ProofLink,
): AdminEntry {
  return { ...entryFields(entry), car: toAdminCar(entry.car, proofLink) };
}

/** Cars and entries for the administrator, with phone numbers and expiring links to proof images. */
@Injectable()
export class AdminPresenter {
  private readonly proofLink = (name: string): string => this.links.link(name);

  constructor(private readonly links: ProofLinks) {}

  /** A car with all fields. */
  car(car: CarEntity): AdminCar {
    return toAdminCar(car, this.proofLink);
  }

  /** An entry with all fields of its car. The relation must be loaded. */
  entry(entry: EntryEntity): AdminEntry {
    return toAdminEntry(entry, this.proofLink);
  }
}

function entryFields({ id, category, votes, createdAt }: EntryFields): Omit<Entry, 'car'> {
  return { _id: id, category, votes, createdAt: createdAt.toISOString() };
}

function pick<Field extends CarField>(
  car: Pick<CarEntity, Field>,
  fields: readonly Field[],
): Pick<CarEntity, Field> {
  return Object.fromEntries(fields.map((field) => [field, car[field]])) as Pick<CarEntity, Field>;
}
