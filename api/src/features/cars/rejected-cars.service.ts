import { Injectable } from '@nestjs/common';
import { REJECTED_KEPT_DAYS } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { ActivityService } from '../../platform/activity/activity.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { StoredImage } from '../../platform/media/stored-image.js';

const EVERY_NIGHT = '0 3 * * *';

interface RejectedCar {
  readonly id: string;
  readonly image: string | null;
  readonly proof_image: string | null;
}

/** Forgets rejected submissions after a while: nobody needs them, and they name people. */
@Injectable()
export class RejectedCars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly media: MediaService,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'rejected-cars', cron: EVERY_NIGHT, run: () => this.purge() });
  }

  /** Removes those that were rejected REJECTED_KEPT_DAYS ago, their pictures, and what the activity says of them. */
  async purge(): Promise<void> {
    const cars = await this.dataSource.transaction(async (manager) => {
      const purged: RejectedCar[] = await manager.query(
        `WITH purged AS (
           DELETE FROM cars WHERE status = 'rejected' AND reviewed_at < now() - make_interval(days => $1)
           RETURNING id, image, proof_image
         ) SELECT * FROM purged`,
        [REJECTED_KEPT_DAYS],
      );
      const ids = purged.map(({ id }) => id);
      await this.activity.anonymise(manager, 'car', ids);
      return purged;
    });
    await this.media.release(cars.flatMap(imagesOf));
  }
}

function imagesOf({ image, proof_image }: RejectedCar): StoredImage[] {
  return [
    ...(image === null ? [] : [{ name: image, visibility: 'public' as const }]),
    ...(proof_image === null ? [] : [{ name: proof_image, visibility: 'private' as const }]),
  ];
}
