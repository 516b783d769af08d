import { Injectable } from '@nestjs/common';
import { REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { MediaService } from '../../media/index.js';
import type { CarEntity } from '../cars/car.entity.js';
import { anonymiseCarRecords } from '../cars/car-records.js';
import { type CarPictures, picturesOfCar } from '../cars/pictures-of-car.js';

const EVERY_NIGHT = '0 3 * * *';

/** Deletes rejected submissions and personal data of deleted cars after a retention period. */
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
   * Deletes cars rejected more than REJECTED_RETENTION_DAYS ago with their pictures, and anonymises their activity
   * records. For cars deleted that long ago, only the records are left to anonymise.
   */
  async purge(): Promise<void> {
    const cars = await this.dataSource.transaction(async (manager) => {
      const purged: (CarPictures & Pick<CarEntity, 'id'>)[] = await manager.query(
        `WITH purged AS (
           DELETE FROM cars WHERE status = 'rejected' AND reviewed_at < now() - make_interval(days => $1)
           RETURNING id, image, proof_image AS "proofImage"
         ) SELECT * FROM purged`,
        [REJECTED_RETENTION_DAYS],
      );
      const ids = purged.map(({ id }) => id);
      await anonymiseCarRecords(manager, [...ids, ...(await deletedCars(manager))]);
      return purged;
    });
    await this.media.release(cars.flatMap(picturesOfCar));
  }
}

/** Ids of cars deleted before the retention period whose records are not anonymised yet. */
async function deletedCars(manager: EntityManager): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT subject_id AS id FROM activity WHERE subject_type = 'car' AND action = 'delete'
       AND before IS NOT NULL AND at < now() - make_interval(days => $1)`,
    [REJECTED_RETENTION_DAYS],
  );
  return rows.map(({ id }) => id);
}
