import { Injectable } from '@nestjs/common';
import { REJECTED_KEPT_DAYS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { CarEntity } from '../../platform/board/car.entity.js';
import { anonymiseCarRecords } from '../../platform/board/car-records.js';
import { type CarPictures, picturesOfCar } from '../../platform/board/pictures-of-car.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MediaService } from '../../platform/media/media.service.js';

const EVERY_NIGHT = '0 3 * * *';

/** Forgets rejected submissions and deleted cars after a while: nobody needs them, and they name people. */
@Injectable()
export class RejectedCars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'rejected-cars', cron: EVERY_NIGHT, run: () => this.purge() });
  }

  /**
   * Removes those that were rejected REJECTED_KEPT_DAYS ago, their pictures, and what the activity says of them;
   * of cars that were deleted that long ago, only this was left.
   */
  async purge(): Promise<void> {
    const cars = await this.dataSource.transaction(async (manager) => {
      const purged: (CarPictures & Pick<CarEntity, 'id'>)[] = await manager.query(
        `WITH purged AS (
           DELETE FROM cars WHERE status = 'rejected' AND reviewed_at < now() - make_interval(days => $1)
           RETURNING id, image, proof_image AS "proofImage"
         ) SELECT * FROM purged`,
        [REJECTED_KEPT_DAYS],
      );
      const ids = purged.map(({ id }) => id);
      await anonymiseCarRecords(manager, [...ids, ...(await deletedCars(manager))]);
      return purged;
    });
    await this.media.release(cars.flatMap(picturesOfCar));
  }
}

/** The ids of cars that were deleted so long ago, and of which more is noted than that. */
async function deletedCars(manager: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT subject_id AS id FROM activity WHERE subject_type = 'car' AND action = 'delete'
       AND before IS NOT NULL AND at < now() - make_interval(days => $1)`,
    [REJECTED_KEPT_DAYS],
  );
  return rows.map(({ id }) => id);
}
