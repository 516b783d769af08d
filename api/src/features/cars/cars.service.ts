import { Injectable } from '@nestjs/common';
import {
  type AdminCar,
  type CarField,
  type CarNames,
  type CarStatus,
  carTitle,
  type carUpdateSchema,
  driverName,
  FACTORY_FIELDS,
  type factorySpecsUpdateSchema,
  missingInUpdate,
  type worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { ActivityService, AdminEvents } from '../admin/index.js';
import { BoardEntries } from '../board/index.js';
import { MediaService } from '../media/index.js';
import {
  CarEntity,
  carEvidence,
  carSubject,
  carsFor,
  EntryEntity,
  formerPictures,
  identityOf,
  lockRun,
  otherRuns,
  picturesOfCar,
  setDriver,
} from '../runs/index.js';
import { stripOfRun } from '../strips/index.js';
import { clearSubmissions } from '../submissions/index.js';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges, type ChangeContext } from './car-changes.js';
import { evidenceChange } from './evidence-change.js';
import { refuseClearing } from './recent-values.js';

interface Match {
  readonly id: string;
  readonly rejected: readonly CarNames[];
}

/** What changes of a locked car. */
type ChangesOf = (car: CarEntity, manager: EntityManager) => Partial<CarEntity> | Promise<Partial<CarEntity>>;

/** The administrator's lists of cars, and changes of cars. */
@Injectable()
export class CarsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly entries: BoardEntries,
    private readonly events: AdminEvents,
    private readonly activity: ActivityService,
    private readonly revision: RevisionService,
    private readonly media: MediaService,
    private readonly present: AdminPresenter,
  ) {}

  /** Cars awaiting review, oldest submission first, each with the rejected cars that share a picture with it. */
  async pending(admin: AdminIdentity): Promise<AdminCar[]> {
    const { manager } = this.dataSource;
    const [cars, rejected] = await Promise.all([
      manager.find(CarEntity, { where: { status: 'pending' }, order: { createdAt: 'ASC', id: 'ASC' } }),
      seenWithRejected(manager),
    ]);
    const presented = await this.present.cars(cars);
    return carsFor(admin, presented).map((car) => ({ ...car, seenWithRejected: rejected.get(car._id) }));
  }

  /**
   * Cars of a decided status, the latest decision first. Rejected and withdrawn ones are deleted nightly after
   * REJECTED_RETENTION_DAYS.
   */
  async decided(status: Exclude<CarStatus, 'pending'>, admin: AdminIdentity): Promise<AdminCar[]> {
    const cars = await this.dataSource.manager.find(CarEntity, {
      where: { status },
      order: { reviewedAt: 'DESC', id: 'DESC' },
    });
    return carsFor(admin, await this.present.cars(cars));
  }

  /**
   * Updates a car. An absent name or description is left unchanged; an empty description clears it. The phone number
   * and the time can be omitted only if the car has none, and in an undo of the change that added them. Evidence is set
   * or cleared as a whole.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `invalid_input` (400) when a phone number or a time would be removed, and for
   * an unknown strip.
   */
  update(update: z.output<typeof carUpdateSchema>, admin: AdminIdentity): Promise<AdminCar> {
    const { carId, description, strip, isUndo = false, _seen: seen, ...fields } = update;
    const changesOf: ChangesOf = async (car, manager) => {
      const missing = missingInUpdate(car, fields);
      if (isUndo) await refuseClearing(manager, car, fields);
      else if (missing[0])
        throw new AppError('invalid_input', { detail: missing[0].message, errors: missing });
      // The dashboard displays a placeholder for a missing owner. If it is sent back, the owner stays null.
      const isNobody = car.owner === null && fields.owner === driverName(car);
      return {
        ...fields,
        ...evidenceChange(fields),
        description: emptyAsNull(description),
        ...(isNobody && { owner: null }),
      };
    };
    return this.change(carId, { admin, action: 'update', seen }, changesOf, strip);
  }

  /**
   * Sets the World Facts time of a car, in seconds as text. An undo may clear what was added.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `invalid_input` (400).
   */
  updateWorldFacts(facts: z.output<typeof worldFactsUpdateSchema>, admin: AdminIdentity): Promise<AdminCar> {
    const changes = { worldFacts: facts.worldFacts, worldFactsSource: facts.source };
    const changesOf: ChangesOf = async (car, manager) => {
      await refuseClearing(manager, car, changes);
      return changes;
    };
    const context = { admin, action: 'update-world-facts', seen: facts._seen };
    return this.change(facts.carId, context, changesOf);
  }

  /**
   * Sets factory figures. Absent ones are left unchanged, empty ones are cleared.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409).
   */
  updateFactorySpecs(
    specs: z.output<typeof factorySpecsUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<AdminCar> {
    const changes = Object.fromEntries(FACTORY_FIELDS.map((field) => [field, emptyAsNull(specs[field])]));
    const context = { admin, action: 'update-factory-specs', seen: specs._seen };
    return this.change(specs.carId, context, () => changes);
  }

  /**
   * Deletes a run with pictures that are not used elsewhere. Its entries show the next best run of its car; those without
   * one are deleted with their votes.
   * @throws AppError `not_found` (404).
   */
  async delete(carId: string, admin: AdminIdentity): Promise<void> {
    const images = await this.transactions.run(async (manager) => {
      const car = await lockRun(manager, carId);
      const former = await formerPictures(manager, [car.id]);
      await this.recordDeletion(manager, car, admin);
      await this.entries.withdraw(manager, car);
      await clearSubmissions(manager, [car.id]);
      await manager.delete(CarEntity, { id: car.id });
      await this.revision.bump(manager, [car.id]);
      if (car.status === 'pending')
        await this.events.record(manager, { type: 'review', data: { carId, decision: 'delete' } });
      return [...picturesOfCar(car), ...former];
    });
    await this.media.release(images);
  }

  private async change(
    carId: string,
    { seen, ...context }: ChangeContext,
    changesOf: ChangesOf,
    stripId?: string | null,
  ): Promise<AdminCar> {
    return this.transactions.run(async (manager) => {
      const strip = await stripOfRun(manager, stripId);
      const car = await lockRun(manager, carId);
      const changes = { ...(await changesOf(car, manager)), strip };
      const changed = await this.changes.apply(manager, car, changes, { ...context, seen });
      if (changed.cellphone !== car.cellphone) await setDriver(manager, changed.vehicleId, changed.cellphone);
      if (changed.status === 'approved') await this.changeCar(manager, changed, changes, context);
      return this.present.changedCar(manager, changed);
    });
  }

  /** Gives the other runs of the car the same description, and its entries the best runs. */
  private async changeCar(
    manager: EntityManager,
    changed: CarEntity,
    changes: Partial<CarEntity>,
    context: ChangeContext,
  ): Promise<void> {
    const identity = identityOf(changes);
    for (const other of await otherRuns(manager, changed)) {
      const differs = Object.entries(identity).some(([field, value]) => other[field as CarField] !== value);
      if (differs) await this.changes.apply(manager, other, identity, context);
    }
    await this.entries.settle(manager, changed.vehicleId);
  }

  private async recordDeletion(manager: EntityManager, car: CarEntity, admin: AdminIdentity): Promise<void> {
    // Locked in the order in which votes lock entries, before they are deleted with the car.
    const entries = await manager.find(EntryEntity, {
      where: { carId: car.id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
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

/**
 * The distinct names of rejected cars that share a picture with a pending car, by the pending car's id, sorted
 * alphabetically. Pictures are content-addressed, so equal pictures have equal names.
 */
async function seenWithRejected(manager: EntityManager): Promise<ReadonlyMap<string, string[]>> {
  const matches: Match[] = await manager.query(
    `SELECT pending.id, jsonb_agg(DISTINCT rejected.names) AS rejected
       FROM (SELECT id, unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'pending') AS pending
       JOIN (SELECT jsonb_build_object('name', name, 'owner', owner) AS names,
                    unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'rejected') AS rejected USING (picture)
      GROUP BY pending.id`,
  );
  return new Map(matches.map(({ id, rejected }) => [id, [...new Set(rejected.map(carTitle))].sort()]));
}

/** Converts an empty string to null, which clears a column; undefined leaves it unchanged. */
function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}
