import { Inject, Injectable } from '@nestjs/common';
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
import { DataSource, type EntityManager, In } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { imagePath, PictureLinks, PublicPictures, publicNames, type StoredImage } from '../../media/index.js';
import type { EntryEntity } from '../entries/entry.entity.js';
import { correctionsOf } from '../submissions/corrections.js';
import { submissionInfos } from '../submissions/submission-infos.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import type { CarEntity } from './car.entity.js';
import { versionOf } from './car-version.js';

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

/** Cars and entries for the administrator, with phone numbers and expiring links to pictures that are not public. */
@Injectable()
export class AdminPresenter {
  private readonly signedLink = (image: StoredImage): string => this.links.link(image);

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PictureLinks,
    private readonly pictures: PublicPictures,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A car with all fields, in the transaction that changed it. */
  async changedCar(manager: EntityManager, car: CarEntity): Promise<AdminCar> {
    const published = await publicNames(manager, car.image === null ? [] : [car.image]);
    const presented = toAdminCar(car, this.signedLink, published.size > 0);
    const [first] = await this.withPeople(manager, [presented]);
    return first ?? presented;
  }

  /** Cars with all fields. */
  async cars(cars: readonly CarEntity[]): Promise<AdminCar[]> {
    const published = await this.pictures.among(cars.flatMap(({ image }) => image ?? []));
    const presented = cars.map((car) => toAdminCar(car, this.signedLink, published.has(car.image ?? '')));
    return this.withPeople(this.dataSource.manager, presented);
  }

  /** An entry with all fields of its car. The relation must be loaded. */
  entry(entry: EntryEntity): AdminEntry {
    return toAdminEntry(entry, this.signedLink);
  }

  /** Adds drivers, submissions and their corrections. Links of submissions contain placeholders of codes, see `CompletesCodes`. */
  private async withPeople(manager: EntityManager, cars: readonly AdminCar[]): Promise<AdminCar[]> {
    const ids = cars.map(({ _id }) => _id);
    const infos = await submissionInfos(manager, ids, this.config.publicUrl);
    const corrected = await correctionsOf(manager, cars);
    const vehicleIds = [...new Set(cars.map(({ vehicleId }) => vehicleId))];
    const vehicles = await manager.findBy(VehicleEntity, { id: In(vehicleIds) });
    const drivers = new Map(vehicles.map(({ id, driverId }) => [id, driverId]));
    return cars.map((car) => {
      const submission = infos.get(car._id);
      const driverId = drivers.get(car.vehicleId) ?? null;
      const corrections = corrected.get(car._id);
      return { ...car, driverId, ...(corrections && { corrections }), ...(submission && { submission }) };
    });
  }
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
