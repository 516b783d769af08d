import { Injectable } from '@nestjs/common';
import type {
  AdminCar,
  CarReviewResult,
  carCorrectionSchema,
  carReviewSchema,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { AdminEvents } from '../admin/index.js';
import { BoardEntries } from '../board/index.js';
import { AdminPresenter, CarChanges, evidenceChange, refuseClearing } from '../cars/index.js';
import { MediaWarmer } from '../media/index.js';
import {
  CarEntity,
  carFor,
  entryFor,
  identityOf,
  lockRun,
  lockRuns,
  otherRuns,
  refuseUnseen,
  setDriver,
  submissionEvent,
} from '../runs/index.js';
import { stripOfRun } from '../strips/index.js';
import { changedFields } from '../submissions/index.js';
import { SubmissionDecisions } from './submission-decisions.service.js';

type Decision = z.output<typeof carReviewSchema>;

/** Reviews pending cars. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: CarChanges,
    private readonly entries: BoardEntries,
    private readonly events: AdminEvents,
    private readonly warmer: MediaWarmer,
    private readonly present: AdminPresenter,
    private readonly submissions: SubmissionDecisions,
  ) {}

  /**
   * Approves a pending car for categories, or rejects it, in one transaction with the activity record. An approved run
   * of a car that has others gets the description of that car. Of two concurrent reviews, the first succeeds.
   * @throws AppError `not_found` (404), `already_reviewed` (409), `changed_meanwhile` (409) for another version.
   */
  async review(decision: Decision, admin: AdminIdentity): Promise<CarReviewResult> {
    const decide = (manager: EntityManager) => this.decide(manager, decision, admin);
    const { image, result } = await this.transactions.run(decide);
    if (result.car.status === 'approved') await this.transactions.afterCommit(() => this.warmer.warm(image));
    return result;
  }

  /**
   * Returns a rejected or withdrawn car to the queue as pending, in one transaction with the activity record. The reason
   * and the date are cleared, so the car is no longer scheduled for deletion.
   * @throws AppError `not_found` (404), `not_rejected` (409).
   */
  reopen(carId: string, admin: AdminIdentity): Promise<AdminCar> {
    return this.transactions.run(async (manager) => {
      const rejected = await lockRow(manager, CarEntity, carId);
      if (rejected.status !== 'rejected' && rejected.status !== 'withdrawn')
        throw new AppError('not_rejected');
      const pending = { status: 'pending', reviewedAt: null, rejectionReason: null } as const;
      const car = await this.changes.apply(manager, rejected, pending, { admin, action: 'reopen' });
      await this.submissions.reopened(manager, carId);
      await this.events.record(manager, submissionEvent(car, admin));
      return this.presented(manager, car, admin);
    });
  }

  /**
   * Corrects fields of a pending car, in one transaction with the activity record. Absent ones are unchanged, empty ones
   * are cleared; evidence is set or cleared as a whole. An undo may clear what was added.
   * @throws AppError `not_found` (404), `already_reviewed` (409), `changed_meanwhile` (409) for another version,
   * `invalid_input` (400) for an unknown strip.
   */
  correct(correction: z.output<typeof carCorrectionSchema>, admin: AdminIdentity): Promise<AdminCar> {
    const { carId, description, strip: stripId, isUndo: _isUndo, version, ...fields } = correction;
    return this.transactions.run(async (manager) => {
      const strip = await stripOfRun(manager, stripId);
      const pending = await lockRun(manager, carId);
      if (pending.status !== 'pending') throw new AppError('already_reviewed');
      const corrected = {
        ...fields,
        ...(strip !== undefined && { strip }),
        ...evidenceChange(fields),
        ...(description !== undefined && { description: description || null }),
      };
      // A repeated correction changes nothing.
      if (changedFields(pending, corrected).length > 0)
        await refuseUnseen(pending, version, () => this.presented(manager, pending, admin));
      await refuseClearing(manager, pending, fields);
      const car = await this.changes.apply(manager, pending, corrected, { admin, action: 'correct' });
      if (car.cellphone !== pending.cellphone) await setDriver(manager, car.vehicleId, car.cellphone);
      return this.presented(manager, car, admin);
    });
  }

  private async presented(manager: EntityManager, car: CarEntity, admin: AdminIdentity): Promise<AdminCar> {
    return carFor(admin, await this.present.changedCar(manager, car));
  }

  private async decide(
    manager: EntityManager,
    decision: Decision,
    admin: AdminIdentity,
  ): Promise<{ image: CarEntity['image']; result: CarReviewResult }> {
    const runOf = runOfDecision(decision);
    const ids = runOf === null ? [decision.carId] : [decision.carId, runOf];
    const [pending, target] = await lockRuns(manager, ids);
    if (!pending) throw new AppError('not_found');
    if (pending.status !== 'pending') throw new AppError('already_reviewed');
    await refuseUnseen(pending, decision.version, () => this.presented(manager, pending, admin));
    const outcome = outcomeOf(decision, await readDatabaseTime(manager));
    const joined = decision.action === 'approve' ? await joinCar(manager, pending, target) : {};
    const context = { admin, action: decision.action, also: alsoRecorded(decision) };
    const car = await this.changes.apply(manager, pending, { ...outcome, ...joined }, context);
    const entries = await this.entries.place(manager, car, categoriesOf(decision));
    await this.submissions.decided(manager, car, decision.action === 'reject' && decision.mayResend === true);
    await this.events.record(manager, {
      type: 'review',
      data: { carId: car.id, decision: decision.action },
    });
    const result = {
      car: await this.presented(manager, car, admin),
      entries: entries.map((entry) => entryFor(admin, this.present.entry(entry))),
    };
    return { image: car.image, result };
  }
}

const categoriesOf = (decision: Decision) => (decision.action === 'approve' ? decision.categories : []);

/** The run that the decision names as one of the same car. */
function runOfDecision(decision: Decision): string | null {
  const runOf = decision.action === 'approve' ? decision.runOf : undefined;
  return runOf === undefined || runOf === decision.carId ? null : runOf;
}

/** The changes that make a run one of another run's car; without one, that of the approved runs of its own car. */
async function joinCar(
  manager: EntityManager,
  run: CarEntity,
  target: CarEntity | undefined,
): Promise<Partial<CarEntity>> {
  const [latest] = target ? [target] : await otherRuns(manager, run);
  return latest ? { ...identityOf(latest), vehicleId: latest.vehicleId } : {};
}

const alsoRecorded = (decision: Decision) =>
  decision.action === 'approve' ? { categories: decision.categories } : {};

function outcomeOf(decision: Decision, reviewedAt: Date): Partial<CarEntity> {
  return decision.action === 'approve'
    ? { status: 'approved', reviewedAt, ...evidenceChange(decision) }
    : { status: 'rejected', reviewedAt, rejectionReason: decision.reason };
}
