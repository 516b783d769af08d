import { Injectable } from '@nestjs/common';
import {
  type AdminCar,
  type carUpdateSchema,
  FACTORY_FIELDS,
  type factorySpecsUpdateSchema,
  messages,
  missingInUpdate,
  type worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockRow } from '../../database/lock-row.js';
import { ActivityService } from '../../platform/activity/activity.service.js';
import { AdminEvents } from '../../platform/admin-events/admin-events.service.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AdminPresenter } from '../../platform/board/admin.presenter.js';
import { CarEntity } from '../../platform/board/car.entity.js';
import { CarChanges } from '../../platform/board/car-changes.js';
import { carEvidence, carSubject } from '../../platform/board/car-evidence.js';
import { EntryEntity } from '../../platform/board/entry.entity.js';
import { picturesOfCar } from '../../platform/board/pictures-of-car.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaService } from '../../platform/media/media.service.js';
import { RevisionService } from '../../platform/revision/revision.service.js';
import { seenWithRejected } from './seen-with-rejected.js';

/** The cars that are there: the administrator's lists and edits. */
@Injectable()
export class CarsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: CarChanges,
    private readonly events: AdminEvents,
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
    private readonly media: MediaService,
    private readonly present: AdminPresenter,
  ) {}

  /** Cars awaiting review, the oldest submission first, each with the rejected ones that show its pictures. */
  async pending(): Promise<AdminCar[]> {
    const { manager } = this.dataSource;
    const [cars, rejected] = await Promise.all([
      manager.find(CarEntity, { where: { status: 'pending' }, order: { createdAt: 'ASC', id: 'ASC' } }),
      seenWithRejected(manager),
    ]);
    return cars.map((car) => ({ ...this.present.car(car), seenWithRejected: rejected.get(car.id) }));
  }

  /** Approved cars, the latest approval first. */
  async approved(): Promise<AdminCar[]> {
    const cars = await this.dataSource.manager.find(CarEntity, {
      where: { status: 'approved' },
      order: { reviewedAt: 'DESC', id: 'DESC' },
    });
    return cars.map((car) => this.present.car(car));
  }

  /** Rejected cars, the newest rejection first; none is older than REJECTED_KEPT_DAYS and a night. */
  async rejected(): Promise<AdminCar[]> {
    const cars = await this.dataSource.manager.find(CarEntity, {
      where: { status: 'rejected' },
      order: { reviewedAt: 'DESC', id: 'DESC' },
    });
    return cars.map((car) => this.present.car(car));
  }

  /**
   * Edits a car. An absent name or description stays; an empty description clears it. A phone number or a
   * time can be left out only where the car has none.
   * @throws AppError `not_found` (404), `invalid_input` (400) for a phone number or a time that would go.
   */
  update(update: z.output<typeof carUpdateSchema>, admin: AdminIdentity): Promise<AdminCar> {
    const { carId, description, ...fields } = update;
    return this.change(carId, admin, 'update', (car) => {
      const missing = missingInUpdate(car, fields);
      if (missing[0]) throw new AppError('invalid_input', { detail: missing[0].message, errors: missing });
      // A car without an owner is shown with this word: sent back, it is no name.
      const isNobody = car.owner === null && fields.owner === messages.car.unknownOwner;
      return { ...fields, description: emptyAsNull(description), ...(isNobody && { owner: null }) };
    });
  }

  /**
   * Gives a car its World Facts time, in seconds as text.
   * @throws AppError `not_found` (404).
   */
  updateWorldFacts(facts: z.output<typeof worldFactsUpdateSchema>, admin: AdminIdentity): Promise<AdminCar> {
    const changes = { worldFacts: facts.worldFacts, worldFactsSource: facts.source };
    return this.change(facts.carId, admin, 'update-world-facts', () => changes);
  }

  /**
   * Sets factory figures. Absent ones stay, empty ones are cleared.
   * @throws AppError `not_found` (404).
   */
  updateFactorySpecs(
    specs: z.output<typeof factorySpecsUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<AdminCar> {
    const changes = Object.fromEntries(FACTORY_FIELDS.map((field) => [field, emptyAsNull(specs[field])]));
    return this.change(specs.carId, admin, 'update-factory-specs', () => changes);
  }

  /**
   * Deletes a car with its entries, their votes, and its pictures where no other car shows them.
   * @throws AppError `not_found` (404).
   */
  async delete(carId: string, admin: AdminIdentity): Promise<void> {
    const images = await this.dataSource.transaction(async (manager) => {
      const car = await lockRow(manager, CarEntity, carId);
      await this.recordDeletion(manager, car, admin);
      await manager.delete(CarEntity, { id: car.id });
      await this.revision.bump(manager);
      if (car.status === 'pending')
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'delete' } });
      return picturesOfCar(car);
    });
    await this.media.release(images);
  }

  private change(
    carId: string,
    admin: AdminIdentity,
    action: string,
    changesOf: (car: CarEntity) => Partial<CarEntity>,
  ): Promise<AdminCar> {
    return this.dataSource.transaction(async (manager) => {
      const car = await lockRow(manager, CarEntity, carId);
      return this.present.car(await this.changes.apply(manager, car, changesOf(car), { admin, action }));
    });
  }

  private async recordDeletion(manager: EntityManager, car: CarEntity, admin: AdminIdentity): Promise<void> {
    const entries = await manager.findBy(EntryEntity, { carId: car.id });
    const places = entries.map(({ category, votes }) => ({ category, votes }));
    await this.activity.record(manager, {
      actor: admin.email,
      action: 'delete',
      subject: carSubject(car),
      before: { ...carEvidence(car), entries: places },
      after: null,
    });
  }
}

/** An empty text clears a column, an absent one leaves it. */
function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}
