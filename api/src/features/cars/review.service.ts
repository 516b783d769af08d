import { Injectable } from '@nestjs/common';
import type { AdminCar, CarReviewResult, carReviewSchema } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockRow } from '../../database/lock-row.js';
import { AdminEvents } from '../../platform/admin-events/admin-events.service.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AdminPresenter } from '../../platform/board/admin.presenter.js';
import { CarEntity } from '../../platform/board/car.entity.js';
import { CarChanges } from '../../platform/board/car-changes.js';
import type { EntryEntity } from '../../platform/board/entry.entity.js';
import { placeCar } from '../../platform/board/place-car.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaWarmer } from '../../platform/media/media-warmer.js';
import { submissionEvent } from './submission-event.js';

type Decision = z.output<typeof carReviewSchema>;

/** Decides about pending cars. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: CarChanges,
    private readonly events: AdminEvents,
    private readonly warmer: MediaWarmer,
    private readonly present: AdminPresenter,
  ) {}

  /**
   * Approves a pending car into categories, or rejects it, in one transaction with its evidence. Of two
   * who decide at once, the first wins.
   * @throws AppError `not_found` (404), `already_reviewed` (409).
   */
  async review(decision: Decision, admin: AdminIdentity): Promise<CarReviewResult> {
    const decide = (manager: EntityManager) => this.decide(manager, decision, admin);
    const { car, entries } = await this.dataSource.transaction(decide);
    if (car.status === 'approved') this.warmer.warm(car.image);
    return { car: this.present.car(car), entries: entries.map((entry) => this.present.entry(entry)) };
  }

  /**
   * Takes a rejected car back into the queue as if it had just come in, in one transaction with its evidence.
   * Its reason and the date of the rejection go, and with them the day on which it would be forgotten.
   * @throws AppError `not_found` (404), `not_rejected` (409).
   */
  reopen(carId: string, admin: AdminIdentity): Promise<AdminCar> {
    return this.dataSource.transaction(async (manager) => {
      const rejected = await lockRow(manager, CarEntity, carId);
      if (rejected.status !== 'rejected') throw new AppError('not_rejected');
      const pending = { status: 'pending', reviewedAt: null, rejectionReason: null } as const;
      const car = await this.changes.apply(manager, rejected, pending, { admin, action: 'reopen' });
      await this.events.record(manager, submissionEvent(car, admin));
      return this.present.car(car);
    });
  }

  private async decide(
    manager: EntityManager,
    decision: Decision,
    admin: AdminIdentity,
  ): Promise<{ car: CarEntity; entries: EntryEntity[] }> {
    const pending = await lockRow(manager, CarEntity, decision.carId);
    if (pending.status !== 'pending') throw new AppError('already_reviewed');
    const deed = { admin, action: decision.action, also: evidenceOf(decision) };
    const car = await this.changes.apply(manager, pending, outcomeOf(decision), deed);
    const entries = await placeCar(manager, car, categoriesOf(decision));
    await this.events.record(manager, {
      type: 'review',
      data: { carId: car.id, decision: decision.action },
    });
    return { car, entries };
  }
}

const categoriesOf = (decision: Decision) => (decision.action === 'approve' ? decision.categories : []);

const evidenceOf = (decision: Decision) =>
  decision.action === 'approve' ? { categories: decision.categories } : {};

function outcomeOf(decision: Decision): Partial<CarEntity> {
  return decision.action === 'approve'
    ? { status: 'approved', reviewedAt: new Date() }
    : { status: 'rejected', reviewedAt: new Date(), rejectionReason: decision.reason };
}
