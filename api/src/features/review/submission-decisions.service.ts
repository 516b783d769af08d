import { Inject, Injectable } from '@nestjs/common';
import {
  type AdminCar,
  CATEGORIES,
  type Category,
  type informationRequestSchema,
  placesOfBoard,
  type SubmissionPlace,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { LinkCodes } from '../../platform/http/signing/link-codes.js';
import { ActivityService } from '../admin/index.js';
import { AdminPresenter } from '../cars/index.js';
import { CarEntity, carFor, carSubject, refuseUnseen } from '../runs/index.js';
import { addSubmission, DriverMails, SubmissionEntity } from '../submissions/index.js';

interface PlaceRow {
  readonly id: string;
  readonly vehicleId: string;
  readonly category: Category;
  readonly votes: number;
  readonly createdAt: Date;
  readonly time: string | null;
  readonly worldFacts: string | null;
}

type InformationRequest = z.output<typeof informationRequestSchema>;

/** What reviewers do with the driver's side of a submission. */
@Injectable()
export class SubmissionDecisions {
  private readonly codes: LinkCodes;

  constructor(
    private readonly transactions: Transactions,
    private readonly activity: ActivityService,
    private readonly mails: DriverMails,
    private readonly present: AdminPresenter,
    @Inject(CONFIG) config: Config,
  ) {
    this.codes = new LinkCodes(config.jwtSecret);
  }

  /**
   * Notifies the driver of a car that was approved or rejected, in the transaction of the decision. Call after its
   * entries are stored.
   */
  async decided(manager: EntityManager, car: CarEntity, mayResend = false): Promise<void> {
    const submission = await findOfCar(manager, car.id);
    if (!submission) return;
    const decided = await this.mails.clear(manager, submission, { mayResend, changes: [] });
    if (decided.email === null) return;
    const news =
      car.status === 'approved'
        ? ({ kind: 'approved', places: await placesOfVehicle(manager, car.vehicleId) } as const)
        : ({ kind: 'rejected', reason: car.rejectionReason, mayResend } as const);
    await this.mails.notify(manager, decided, car, news);
  }

  /** Voids the decision of a car that is reopened. Its mail is withdrawn if it was not sent. */
  async reopened(manager: EntityManager, carId: string): Promise<void> {
    const submission = await findOfCar(manager, carId);
    if (submission) await this.mails.clear(manager, submission, { mayResend: false });
  }

  /**
   * Asks the driver of a pending car for information. A car without the driver's side gets one, so that its link can be
   * sent.
   * @throws AppError `not_found` (404), `already_reviewed` (409), `changed_meanwhile` (409) for another version
   */
  requestInformation(
    { carId, reason, version }: InformationRequest,
    admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.transactions.run(async (manager) => {
      const car = await lockRow(manager, CarEntity, carId);
      if (car.status !== 'pending') throw new AppError('already_reviewed');
      await refuseUnseen(car, version, () => this.presented(manager, car, admin));
      const submission = await this.findOrAdd(manager, carId);
      const askedAt = await readDatabaseTime(manager);
      const changes = { question: reason, askedAt, changes: [] };
      const asked = await this.mails.clear(manager, submission, changes);
      await this.mails.notify(manager, asked, car, { kind: 'question', question: reason });
      const before = { question: submission.question ?? null };
      return this.recorded(manager, car, admin, 'request-information', before, { question: reason });
    });
  }

  /**
   * Records that the driver was notified by WhatsApp.
   * @throws AppError `not_found` (404)
   */
  markNotified(carId: string, admin: AdminIdentity): Promise<AdminCar> {
    return this.transactions.run(async (manager) => {
      const car = await lockRow(manager, CarEntity, carId);
      const { id, notifiedBy } = await this.findOrAdd(manager, carId);
      const notified = { notifiedAt: await readDatabaseTime(manager), notifiedBy: 'whatsapp' } as const;
      await manager.update(SubmissionEntity, { id }, notified);
      const after = { notifiedBy: notified.notifiedBy };
      return this.recorded(manager, car, admin, 'notify', { notifiedBy: notifiedBy ?? null }, after);
    });
  }

  private async findOrAdd(manager: EntityManager, carId: string): Promise<SubmissionEntity> {
    const none = { carId, email: null, previousCarId: null };
    return (await findOfCar(manager, carId)) ?? addSubmission(manager, this.codes, none);
  }

  private async recorded(
    manager: EntityManager,
    car: CarEntity,
    admin: AdminIdentity,
    action: string,
    before: object,
    after: object,
  ): Promise<AdminCar> {
    const record = { actor: admin.email, action, subject: carSubject(car), before, after };
    await this.activity.record(manager, record);
    return this.presented(manager, car, admin);
  }

  private async presented(manager: EntityManager, car: CarEntity, admin: AdminIdentity): Promise<AdminCar> {
    return carFor(admin, await this.present.changedCar(manager, car));
  }
}

/** The submission of a car, locked. The car is locked before it. */
function findOfCar(manager: EntityManager, carId: string): Promise<SubmissionEntity | null> {
  return manager.findOne(SubmissionEntity, { where: { carId }, lock: { mode: 'pessimistic_write' } });
}

/** The places of a vehicle's entries as a transaction sees them, in the order of the categories. */
async function placesOfVehicle(manager: EntityManager, vehicleId: string): Promise<SubmissionPlace[]> {
  const rows: PlaceRow[] = await manager.query(
    `SELECT e.id, e.vehicle_id AS "vehicleId", category, votes, e.created_at AS "createdAt", time, world_facts AS "worldFacts"
     FROM entries e JOIN cars ON cars.id = car_id
     WHERE category IN (SELECT category FROM entries WHERE vehicle_id = $1) ORDER BY e.created_at, e.id`,
    [vehicleId],
  );
  const entries = rows.map(({ createdAt, time, worldFacts, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
    car: { time, worldFacts },
  }));
  return CATEGORIES.flatMap((category) => {
    const places = placesOfBoard(entries, category);
    const own = places.find(({ entry }) => entry.vehicleId === vehicleId);
    return own ? [{ category, place: own.position, of: places.length, entryId: own.entry.id }] : [];
  });
}
