import { Inject, Injectable } from '@nestjs/common';
import type { AdminCar, AdminEntry } from '@quartermile/core/domain';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PictureLinks, PublicPictures, publicNames, type StoredImage } from '../media/index.js';
import { type CarEntity, type EntryEntity, toAdminCar, toAdminEntry, VehicleEntity } from '../runs/index.js';
import { correctionsOf, submissionInfos } from '../submissions/index.js';

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
