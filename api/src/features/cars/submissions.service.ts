import { Injectable } from '@nestjs/common';
import {
  type adminCarSubmissionSchema,
  type carSubmissionSchema,
  phoneKey,
  type SubmissionReceipt,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { ActivityService } from '../../platform/activity/activity.service.js';
import { AdminEvents } from '../../platform/admin-events/admin-events.service.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { CarEntity } from '../../platform/board/car.entity.js';
import { carEvidence, carSubject } from '../../platform/board/car-evidence.js';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import type { Visibility } from '../../platform/media/stored-image.js';
import { ThrottlingService } from '../../platform/throttling/throttling.service.js';
import { submissionEvent } from './submission-event.js';

type Submission = z.output<typeof carSubmissionSchema> | z.output<typeof adminCarSubmissionSchema>;

/** Takes cars into the moderation queue. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
    private readonly throttling: ThrottlingService,
  ) {}

  /**
   * Keeps a car and its pictures, pending review: all of it or nothing. `admin` is null for a visitor's.
   * @throws AppError `image_too_big` (413), `invalid_image` (400), `too_many_requests` (429) after several
   * from one phone number.
   */
  async submit(submission: Submission, admin: AdminIdentity | null): Promise<SubmissionReceipt> {
    if (admin || submission.cellphone === null) return this.keep(submission, admin);
    const phone = phoneKey(submission.cellphone);
    await this.throttling.take('submitPerPhone', phone);
    try {
      return await this.keep(submission, admin);
    } catch (error) {
      await this.throttling.giveBack('submitPerPhone', phone);
      throw error;
    }
  }

  private keep(
    { image, proofImage, ...fields }: Submission,
    admin: AdminIdentity | null,
  ): Promise<SubmissionReceipt> {
    const images = { image: sent(image, 'public'), proofImage: sent(proofImage, 'private') };
    return this.media.write(images, async (manager, names) => {
      const car = await manager.save(manager.create(CarEntity, { ...withoutEmpty(fields), ...names }));
      await this.record(manager, car, admin);
      await this.events.record(manager, submissionEvent(car, admin));
      return { _id: car.id, status: car.status };
    });
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

/** The administrator's form may send an empty name or owner, which is no name at all. */
function withoutEmpty(fields: Omit<Submission, 'image' | 'proofImage'>) {
  return { ...fields, name: fields.name || null, owner: fields.owner || null };
}
