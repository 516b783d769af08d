import { Inject, Injectable } from '@nestjs/common';
import {
  type adminCarSubmissionSchema,
  type carSubmissionSchema,
  type FactoryField,
  phoneKey,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { LinkCodes } from '../../platform/http/signing/link-codes.js';
import { ThrottlingService } from '../../platform/http/throttling/throttling.service.js';
import { ActivityService, AdminEvents } from '../admin/index.js';
import { MediaService, type SentImage, type Visibility } from '../media/index.js';
import {
  addVehicle,
  CarEntity,
  carEvidence,
  carSubject,
  lockVehiclesOf,
  submissionEvent,
} from '../runs/index.js';
import { stripOfRun } from '../strips/index.js';
import { PausesService } from '../votes/index.js';
import { addSlip } from './slips/slip-queue.js';
import { addSubmission } from './submission-rows.js';

type Submission = z.output<typeof carSubmissionSchema> | z.output<typeof adminCarSubmissionSchema>;
/** A car to be stored. That of a new time has factory figures, too. */
type NewCar = z.output<typeof adminCarSubmissionSchema> &
  Partial<Pick<CarEntity, FactoryField>> & { readonly email?: string | null };

/** Adds cars to the moderation queue. */
@Injectable()
export class SubmissionsService {
  private readonly codes: LinkCodes;

  constructor(
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
    private readonly throttling: ThrottlingService,
    private readonly pauses: PausesService,
    @Inject(CONFIG) config: Config,
  ) {
    this.codes = new LinkCodes(config.jwtSecret);
  }

  /**
   * Stores a pending car and its pictures in one transaction. `admin` is null for submissions of visitors.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), `submissions_paused` (409),
   * `too_many_requests` (429) after several submissions from one phone number.
   */
  async submit(submission: Submission, admin: AdminIdentity | null): Promise<SubmissionReceipt> {
    if (admin) return this.store(submission, admin);
    return this.limited(submission.cellphone, () => this.store(submission, null));
  }

  /**
   * Does `work` unless submissions are paused, and counts it for a phone number if it succeeds.
   * @throws AppError `submissions_paused` (409), `too_many_requests` (429), and what `work` throws
   */
  async limited<Result>(cellphone: string | null, work: () => Promise<Result>): Promise<Result> {
    await this.pauses.refuseSubmission();
    if (cellphone === null) return work();
    const phone = phoneKey(cellphone);
    await this.throttling.take('submitPerPhone', phone);
    try {
      return await work();
    } catch (error) {
      await this.throttling.refund('submitPerPhone', phone);
      throw error;
    }
  }

  /**
   * Stores a pending car with its pictures, and the driver's side of a visitor's submission. The receipt contains a
   * placeholder of the code, because it is stored under the idempotency key.
   * @param previousCarId the car of which this is a new time
   */
  store(
    { image, proofImage, ...given }: NewCar,
    admin: AdminIdentity | null,
    previousCarId: string | null = null,
  ): Promise<SubmissionReceipt> {
    const { email, strip, ...fields } = { email: null, ...given };
    const images = { image: sentImage(image, 'public'), proofImage: sentImage(proofImage, 'private') };
    const store = async (
      manager: EntityManager,
      names: Readonly<Record<'image' | 'proofImage', string | null>>,
    ) => {
      const stripColumn = await stripOfRun(manager, strip);
      const vehicleId = await vehicleOf(manager, previousCarId, fields.cellphone ?? null);
      const row = { ...withoutEmpty(fields), ...names, strip: stripColumn, vehicleId };
      const car = await manager.save(manager.create(CarEntity, row));
      await this.record(manager, car, admin);
      await this.events.record(manager, submissionEvent(car, admin));
      if (car.proofImage !== null) await addSlip(manager, car.id);
      const receipt = { _id: car.id, status: car.status };
      if (admin) return receipt;
      const { id } = await addSubmission(manager, this.codes, { carId: car.id, email, previousCarId });
      return { ...receipt, code: LinkCodes.placeholder(id) };
    };
    return this.media.write(images, store);
  }

  private record(manager: EntityManager, car: CarEntity, admin: AdminIdentity | null): Promise<void> {
    return this.activity.record(manager, {
      actor: admin?.email ?? 'visitor',
      action: 'submit',
      subject: carSubject(car),
      before: null,
      after: carEvidence(car),
    });
  }
}

/** The vehicle of an earlier run, or a new one where there is none any more. It is locked until the run is stored. */
async function vehicleOf(
  manager: EntityManager,
  previousCarId: string | null,
  cellphone: string | null,
): Promise<string> {
  const [known] = previousCarId === null ? [] : await lockVehiclesOf(manager, [previousCarId]);
  return known ?? addVehicle(manager, cellphone);
}

/** The administrator's form may send an empty name or owner, which is stored as null. */
function withoutEmpty<Fields extends Pick<NewCar, 'name' | 'owner'>>(fields: Fields) {
  return { ...fields, name: fields.name || null, owner: fields.owner || null };
}

/** A picture of a request, or null without one. */
export function sentImage(source: string | null, visibility: Visibility): SentImage | null {
  return source === null ? null : { source, visibility };
}
