import { Injectable } from '@nestjs/common';
import {
  type adminCarSubmissionSchema,
  type carSubmissionSchema,
  phoneKey,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { ThrottlingService } from '../../../platform/http/throttling/throttling.service.js';
import { ActivityService, AdminEvents } from '../../admin/index.js';
import { MediaService, type SentImage, type Visibility } from '../../media/index.js';
import { CarEntity } from '../cars/car.entity.js';
import { carEvidence, carSubject, submissionEvent } from '../cars/car-evidence.js';
import { PausesService } from '../pauses/pauses.service.js';
import { addSlip } from '../slips/slip-queue.js';

type Submission = z.output<typeof carSubmissionSchema> | z.output<typeof adminCarSubmissionSchema>;

/** Adds cars to the moderation queue. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
    private readonly throttling: ThrottlingService,
    private readonly pauses: PausesService,
  ) {}

  /**
   * Stores a pending car and its pictures in one transaction. `admin` is null for submissions of visitors;
   * senders of several pictures take turns by `network`.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), `submissions_paused` (409),
   * `too_many_requests` (429) after several submissions from one phone number.
   */
  async submit(
    submission: Submission,
    admin: AdminIdentity | null,
    network: string,
  ): Promise<SubmissionReceipt> {
    if (!admin) await this.pauses.refuseSubmission();
    if (admin || submission.cellphone === null) return this.keep(submission, admin, network);
    const phone = phoneKey(submission.cellphone);
    await this.throttling.take('submitPerPhone', phone);
    try {
      return await this.keep(submission, admin, network);
    } catch (error) {
      await this.throttling.refund('submitPerPhone', phone);
      throw error;
    }
  }

  private keep(
    { image, proofImage, ...fields }: Submission,
    admin: AdminIdentity | null,
    network: string,
  ): Promise<SubmissionReceipt> {
    const images = { image: sent(image, 'public'), proofImage: sent(proofImage, 'private') };
    const store = async (
      manager: EntityManager,
      names: Readonly<Record<'image' | 'proofImage', string | null>>,
    ) => {
      const car = await manager.save(manager.create(CarEntity, { ...withoutEmpty(fields), ...names }));
      await this.record(manager, car, admin);
      await this.events.record(manager, submissionEvent(car, admin));
      if (car.proofImage !== null) await addSlip(manager, car.id);
      return { _id: car.id, status: car.status };
    };
    return this.media.write(images, store, network);
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

function sent(source: string | null, visibility: Visibility): SentImage | null {
  return source === null ? null : { source, visibility };
}

/** The administrator's form may send an empty name or owner, which is stored as null. */
function withoutEmpty(fields: Omit<Submission, 'image' | 'proofImage'>) {
  return { ...fields, name: fields.name || null, owner: fields.owner || null };
}
