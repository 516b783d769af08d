import {
  ADMIN_CAR_FIELDS,
  type AdminCar,
  type AdminEntry,
  type Car,
  type CarField,
  carTitle,
  driverName,
  type Entry,
  FIRST_RULES_VERSION,
  isSparseField,
  knownSparseFields,
  PUBLIC_CAR_FIELDS,
  type PublicCarField,
  type SparseField,
} from '@quartermile/core/domain';
import { imagePath, type StoredImage } from '../media/index.js';
import type { CarEntity } from './car.entity.js';
import { versionOf } from './car-version.js';
import type { EntryEntity } from './entry.entity.js';

/** The public columns, which exclude the phone number and the proof image. */
export const PUBLIC_CAR_COLUMNS = [
  'id',
  ...PUBLIC_CAR_FIELDS,
] as const satisfies readonly (keyof CarEntity)[];

/** The public fields that every response contains. */
const ALWAYS_PUBLIC_FIELDS = PUBLIC_CAR_FIELDS.filter(
  (field): field is Exclude<PublicCarField, SparseField> => !isSparseField(field),
);

/** A car without private fields. */
export type PublicCar = Pick<CarEntity, 'id' | PublicCarField>;

type EntryFields = Pick<EntryEntity, 'id' | 'category' | 'votes' | 'createdAt' | 'rulesVersion'>;

/** Creates a short-lived link to a picture. */
type SignedLink = (image: StoredImage) => string;

/** Converts a car to the public format. A missing name becomes the owner's name, a missing owner "Unknown". */
export function toCar(car: PublicCar): Car {
  return {
    _id: car.id,
    ...pick(car, ALWAYS_PUBLIC_FIELDS),
    ...knownSparseFields(car),
    name: carTitle(car),
    owner: driverName(car),
    image: imagePath(car.image),
    createdAt: car.createdAt.toISOString(),
  };
}

/** Converts a car to the administrator's format. Only its picture may be public. */
export function toAdminCar(car: CarEntity, signedLink: SignedLink, isPicturePublic: boolean): AdminCar {
  const { image, proofImage } = car;
  return {
    ...toCar(car),
    ...pick(car, ADMIN_CAR_FIELDS),
    ...(image !== null && !isPicturePublic && { image: signedLink({ name: image, visibility: 'public' }) }),
    proofImage: proofImage === null ? null : signedLink({ name: proofImage, visibility: 'private' }),
    reviewedAt: car.reviewedAt?.toISOString() ?? null,
    vehicleId: car.vehicleId,
    ...(car.status === 'pending' && { version: versionOf(car) }),
  };
}

/** Converts an entry and its car to the public format. */
export function toEntry(entry: EntryFields, car: Car): Entry {
  return { ...entryFields(entry), car };
}

/** Converts an entry to the administrator's format. Its car's picture is public. */
export function toAdminEntry(
  entry: EntryFields & { readonly car: CarEntity },
  signedLink: SignedLink,
): AdminEntry {
  return { ...entryFields(entry), car: toAdminCar(entry.car, signedLink, true) };
}

function entryFields({ id, category, votes, createdAt, rulesVersion }: EntryFields): Omit<Entry, 'car'> {
  const isFirst = rulesVersion === FIRST_RULES_VERSION;
  return { _id: id, category, votes, createdAt: createdAt.toISOString(), ...(!isFirst && { rulesVersion }) };
}

function pick<Field extends CarField>(
  car: Pick<CarEntity, Field>,
  fields: readonly Field[],
): Pick<CarEntity, Field> {
  return Object.fromEntries(fields.map((field) => [field, car[field]])) as Pick<CarEntity, Field>;
}
