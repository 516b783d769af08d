import { Injectable } from '@nestjs/common';
import { REJECTED_RETENTION_DAYS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MediaService } from '../media/index.js';
import {
  anonymiseCarRecords,
  type CarEntity,
  type CarPictures,
  formerPictures,
  picturesOfCar,
} from '../runs/index.js';
import { clearSubmissions } from '../submissions/index.js';

const EVERY_NIGHT = '0 3 * * *';

/** Deletes rejected and withdrawn submissions, and personal data of deleted cars, after a retention period. */
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
   * Deletes cars rejected or withdrawn more than REJECTED_RETENTION_DAYS ago with their pictures, and anonymises their
   * activity records. The pages of their drivers say for as long again that they were removed. For cars deleted that long ago, only the records are left to anonymise.
   */
  async purge(): Promise<void> {
    const pictures = await this.dataSource.transaction(async (manager) => {
      const purged: (CarPictures & Pick<CarEntity, 'id'>)[] = await manager.query(
        `SELECT id, image, proof_image AS "proofImage" FROM cars
         WHERE status IN ('rejected', 'withdrawn') AND reviewed_at < now() - make_interval(days => $1) FOR UPDATE`,
        [REJECTED_RETENTION_DAYS],
      );
      const ids = purged.map(({ id }) => id);
      const former = await formerPictures(manager, ids);
      await clearSubmissions(manager, ids);
      await manager.query('DELETE FROM cars WHERE id = ANY($1)', [ids]);
      await manager.query(
        'DELETE FROM submissions WHERE car_id IS NULL AND removed_at < now() - make_interval(days => $1)',
        [REJECTED_RETENTION_DAYS],
      );
      await anonymiseCarRecords(manager, [...ids, ...(await deletedCars(manager))]);
      return [...purged.flatMap(picturesOfCar), ...former];
    });
    await this.media.release(pictures);
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
