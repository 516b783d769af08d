import { Injectable } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { RevisionService } from '../../../platform/cache/revision.service.js';
import { readDatabaseTime } from '../../../platform/database/database-time.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { BoardReadModel } from '../board-read-model.js';
import { siteDay } from './last-week.js';

/** Days for which daily positions are stored. */
const POSITIONS_RETENTION_DAYS = 35;

/** Two minutes after midnight of the site's time zone, so that nodes with inexact clocks agree on the day; else later. */
const EVERY_HOUR = '2 * * * *';

/** Stores the positions of all entries once a day: a job of one node, or of the first one that runs after midnight. */
@Injectable()
export class PositionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly board: BoardReadModel,
    private readonly revision: RevisionService,
    jobs: JobsService,
  ) {
    const run = async (): Promise<void> => this.record(await readDatabaseTime(this.dataSource.manager));
    jobs.register({ name: 'board-positions', cron: EVERY_HOUR, atStart: true, run });
  }

  /**
   * Stores the positions of a day unless it has some, and deletes those that are too old. Days on which no node ran have
   * none. Caches are emptied, because what "last week" means has changed.
   */
  async record(now: Date): Promise<void> {
    const day = siteDay(now);
    const stored: unknown[] = await this.dataSource.query(
      'SELECT FROM board_positions WHERE day = $1 LIMIT 1',
      [day],
    );
    if (stored.length > 0) return;
    const { entryIds, positions } = (await this.board.read()).positions();
    // An empty board has no moves, and its cached responses stay as they are.
    if (entryIds.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO board_positions (day, entry_id, position) SELECT $1, * FROM unnest($2::uuid[], $3::integer[])
         ON CONFLICT DO NOTHING`,
        [day, entryIds, positions],
      );
      await manager.query('DELETE FROM board_positions WHERE day < $1', [
        siteDay(now, POSITIONS_RETENTION_DAYS),
      ]);
      await this.revision.bump(manager, []);
    });
  }
}
