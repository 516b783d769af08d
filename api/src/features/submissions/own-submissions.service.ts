import { Injectable } from '@nestjs/common';
import {
  FACTORY_FIELDS,
  type newTimeSchema,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionMessages,
  type submissionRevisionSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import { ActivityService, AdminEvents } from '../admin/index.js';
import { imagePath, MediaService, type StoredImage } from '../media/index.js';
import {
  CarEntity,
  carSubject,
  changeEvidence,
  picturesOfCar,
  setDriver,
  submissionEvent,
} from '../runs/index.js';
import { stripOfRun } from '../strips/index.js';
import { changedFields, describeChanges } from './describe-changes.js';
import { DriverMails } from './driver-mails.service.js';
import { eraseCars } from './erase-cars.js';
import { addSlip } from './slips/slip-queue.js';
import { SubmissionEntity } from './submission.entity.js';
import { mayRevise, REMOVED, SubmissionPresenter } from './submission-presenter.js';
import { findSubmission, type LockedSubmission, lockSubmission } from './submission-rows.js';
import { SubmissionsService, sentImage } from './submissions.service.js';

type Revision = z.output<typeof submissionRevisionSchema>;
/** What a driver changed, with the names of new pictures. */
type GivenChanges = Omit<Revision, 'image' | 'proofImage'> & Partial<Pick<CarEntity, 'image' | 'proofImage'>>;
type NewTime = z.output<typeof newTimeSchema>;

/** A change by the driver, in activity records. */
const BY_VISITOR = 'visitor';

/** What drivers see and change of their own submissions. */
@Injectable()
export class OwnSubmissionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
    private readonly revision: RevisionService,
    private readonly submissions: SubmissionsService,
    private readonly present: SubmissionPresenter,
    private readonly mails: DriverMails,
  ) {}

  /**
   * The submission of a code.
   * @throws AppError `not_found` (404)
   */
  async status(code: string): Promise<SubmissionStatus> {
    const { manager } = this.dataSource;
    const submission = await findSubmission(manager, code);
    const { carId } = submission;
    const car = carId === null ? null : await manager.findOneBy(CarEntity, { id: carId });
    return this.present.status(manager, submission, car);
  }

  /**
   * Changes fields and pictures of a submission, which keeps its place in the queue. A rejected one is pending again.
   * @throws AppError `not_found` (404), `not_revisable` (409), `image_too_big` (413), `invalid_image` (400),
   * `invalid_input` (400) when nothing is changed
   */
  async revise(code: string, revision: Revision): Promise<SubmissionStatus> {
    // Only a valid code may cost the decoding of pictures.
    const { submission, car } = await this.find(code);
    if (!mayRevise(submission, car)) throw new AppError('not_revisable');
    const { image, proofImage, ...changes } = revision;
    const images = {
      image: sentImage(image ?? null, 'public'),
      proofImage: sentImage(proofImage ?? null, 'private'),
    };
    const { status, replaced } = await this.media.write(images, (manager, names) =>
      this.change(manager, code, {
        ...changes,
        ...(names.image !== null && { image: names.image }),
        ...(names.proofImage !== null && { proofImage: names.proofImage }),
      }),
    );
    await this.media.release(replaced);
    return status;
  }

  /**
   * Withdraws a submission that was not decided.
   * @throws AppError `not_found` (404), `not_revisable` (409)
   */
  withdraw(code: string): Promise<SubmissionStatus> {
    return this.transactions.run(async (manager) => {
      const { submission, car } = await lockSubmission(manager, code);
      if (car.status !== 'pending') throw new AppError('not_revisable');
      const outcome = { status: 'withdrawn', reviewedAt: await readDatabaseTime(manager) } as const;
      const withdrawn = Object.assign(new CarEntity(), car, outcome);
      await manager.update(CarEntity, { id: car.id }, outcome);
      await this.record(manager, 'withdraw', car, withdrawn);
      const status = await this.answered(manager, submission, withdrawn, {});
      await this.leftQueue(manager, car);
      return status;
    });
  }

  /**
   * Submits a new run of the car. Everything but the run is that of the earlier submission.
   * @throws AppError `not_found` (404), `not_revisable` (409) when the car is deleted, and errors of a submission
   */
  async newTime(code: string, run: NewTime): Promise<SubmissionReceipt> {
    const { submission, car } = await this.find(code);
    const { name, owner, cellphone, drivetrain, aspiration, requestedCategories, image } = car;
    const identity = {
      name,
      owner,
      cellphone,
      drivetrain,
      aspiration,
      requestedCategories,
      image: imagePath(image),
    };
    const figures = Object.fromEntries(FACTORY_FIELDS.map((field) => [field, car[field]]));
    const { email } = submission;
    const next = { ...figures, ...identity, ...run, worldFacts: run.time, email };
    return this.submissions.limited(cellphone, () => this.submissions.store(next, null, car.id));
  }

  /**
   * Erases the driver's data: see `eraseCars`. The code is unknown afterwards. Pictures that the store refuses to delete are
   * counted in the response, and deleted later.
   * @throws AppError `not_found` (404)
   */
  async erase(code: string): Promise<SubmissionStatus> {
    const { sentAt, pictures } = await this.transactions.run((manager) => this.eraseRows(manager, code));
    const removed: SubmissionStatus = { ...REMOVED, sentAt, places: [] };
    return this.transactions.completeAfterCommit(removed, async () => {
      const { left } = await this.media.deleteUnreferenced(pictures);
      return left > 0 ? { picturesLeft: left } : null;
    });
  }

  /** @throws AppError `not_found` (404), `not_revisable` (409) when the car is deleted */
  private async find(code: string): Promise<LockedSubmission> {
    const { manager } = this.dataSource;
    const submission = await findSubmission(manager, code);
    const { carId } = submission;
    const car = carId === null ? null : await manager.findOneBy(CarEntity, { id: carId });
    if (!car) throw new AppError('not_revisable');
    return { submission, car };
  }

  private async change(
    manager: EntityManager,
    code: string,
    { email, strip, ...fields }: GivenChanges,
  ): Promise<{ status: SubmissionStatus; replaced: StoredImage[] }> {
    const given: Partial<CarEntity> = { ...fields, strip: await stripOfRun(manager, strip) };
    const { submission, car } = await lockSubmission(manager, code);
    if (!mayRevise(submission, car)) throw new AppError('not_revisable');
    const changed = changedFields(car, given);
    if (changed.length === 0 && (email ?? submission.email) === submission.email) throw nothingChanged();
    const isBack = { status: 'pending', reviewedAt: null, rejectionReason: null } as const;
    const values = Object.fromEntries(changed.map((field) => [field, given[field]]));
    const written: Partial<CarEntity> = { ...values, ...isBack };
    const revised = Object.assign(new CarEntity(), car, written);
    await manager.update(CarEntity, { id: car.id }, written);
    if (revised.cellphone !== car.cellphone) await setDriver(manager, car.vehicleId, revised.cellphone);
    if (changed.includes('proofImage')) await addSlip(manager, car.id);
    await this.record(manager, 'revise', car, revised);
    const status = await this.answered(manager, submission, revised, {
      email: email ?? submission.email,
      revisedAt: await readDatabaseTime(manager),
      changes: describeChanges(submission.changes, car, revised, changed),
    });
    if (submission.question !== null || car.status === 'rejected')
      await this.events.record(manager, submissionEvent(revised, null, submission.question !== null));
    const left = new Set(picturesOfCar(revised).map(({ name }) => name));
    return { status, replaced: picturesOfCar(car).filter(({ name }) => !left.has(name)) };
  }

  private async eraseRows(manager: EntityManager, code: string) {
    const { id, carId, createdAt } = await findSubmission(manager, code);
    const sentAt = createdAt.toISOString();
    if (carId === null) {
      await manager.delete(SubmissionEntity, { id });
      return { sentAt, pictures: [] };
    }
    const { car } = await lockSubmission(manager, code);
    const { pictures } = await eraseCars(manager, [car.id]);
    if (car.status === 'approved') await this.revision.bump(manager, [car.id]);
    const subject = { ...carSubject(car), label: '' };
    await this.activity.record(manager, {
      actor: BY_VISITOR,
      action: 'erase',
      subject,
      before: null,
      after: null,
    });
    if (car.status === 'pending') await this.leftQueue(manager, car);
    return { sentAt: car.createdAt.toISOString(), pictures };
  }

  /** Events are the last work of a transaction, because they are serialised. */
  private leftQueue(manager: EntityManager, { id }: CarEntity): Promise<void> {
    return this.events.record(manager, { type: 'review', data: { carId: id, decision: 'delete' } });
  }

  /** Closes the reviewer's question and withdraws its mail: the driver has done something. */
  private async answered(
    manager: EntityManager,
    submission: SubmissionEntity,
    car: CarEntity,
    changes: Partial<SubmissionEntity>,
  ): Promise<SubmissionStatus> {
    const cleared = await this.mails.clear(manager, submission, { ...changes, mayResend: false });
    return this.present.status(manager, cleared, car);
  }

  private record(manager: EntityManager, action: string, car: CarEntity, changed: CarEntity): Promise<void> {
    const { before, after } = changeEvidence(car, changed);
    return this.activity.record(manager, {
      actor: BY_VISITOR,
      action,
      subject: carSubject(changed),
      before,
      after,
    });
  }
}

/** Counts against the limits, because pictures were decoded. */
const nothingChanged = (): AppError =>
  invalidField('', submissionMessages.nothingChanged, { isCounted: true });
