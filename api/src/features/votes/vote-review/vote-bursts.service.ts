import { Injectable } from '@nestjs/common';
import { type Category, VOTE_QUARTER_MS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { ActivityService, AdminEvents } from '../../admin/index.js';
import { CarEntity, carSubject } from '../../runs/index.js';
import { type Burst, findBursts } from './burst-rule.js';
import { BURST_FLOOR, BURST_GAP_MS } from './vote-limits.js';
import { countQuarters, deleteOldQuarters, readRates } from './vote-quarters.js';

const EVERY_5_MINUTES = '*/5 * * * *';
/** The actor of alerts in the activity log. */
const ACTOR = 'server';

/**
 * Watches for bursts of votes. A job counts votes by quarter of an hour from the index by age, so that the counting of
 * votes has no part in it, and records an alert for each burst.
 */
@Injectable()
export class VoteBurstsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly events: AdminEvents,
    jobs: JobsService,
  ) {
    const run = () => this.watch(new Date());
    jobs.register({ name: 'vote-bursts', cron: EVERY_5_MINUTES, atStart: true, run });
  }

  /** Looks for bursts in the quarter of `now` and the one before, which the last run may have seen in part. */
  async watch(now: Date): Promise<void> {
    await countQuarters(this.dataSource, now);
    const current = Math.floor(now.getTime() / VOTE_QUARTER_MS) * VOTE_QUARTER_MS;
    for (const quarter of [new Date(current - VOTE_QUARTER_MS), new Date(current)]) {
      if (await this.isQuiet(quarter)) continue;
      const { rates, entryCount } = await readRates(this.dataSource, quarter);
      for (const burst of findBursts(rates, entryCount)) await this.record(burst, quarter);
    }
    await deleteOldQuarters(this.dataSource, now);
  }

  private async isQuiet(quarter: Date): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM vote_quarters WHERE quarter = $1 AND votes >= $2 LIMIT 1',
      [quarter, BURST_FLOOR],
    );
    return rows.length === 0;
  }

  /** Marks the quarter, and records an alert unless the burst goes on from an earlier quarter. */
  private record(burst: Burst, quarter: Date): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [marked]: unknown[] = await manager.query(
        `INSERT INTO vote_bursts (entry_id, quarter) SELECT id, $2 FROM entries WHERE id = $1
         ON CONFLICT DO NOTHING RETURNING entry_id`,
        [burst.entryId, quarter],
      );
      if (!marked) return;
      const [earlier]: unknown[] = await manager.query(
        'SELECT quarter FROM vote_bursts WHERE entry_id = $1 AND quarter >= $2 AND quarter < $3 LIMIT 1',
        [burst.entryId, new Date(quarter.getTime() - BURST_GAP_MS), quarter],
      );
      if (!earlier) await this.alert(manager, burst, quarter);
    });
  }

  private async alert(manager: EntityManager, { entryId, votes, usual }: Burst, from: Date): Promise<void> {
    const [entry]: { car_id: string; category: Category }[] = await manager.query(
      'SELECT car_id, category FROM entries WHERE id = $1',
      [entryId],
    );
    const car = entry && (await manager.findOneBy(CarEntity, { id: entry.car_id }));
    if (!car) return;
    const { category } = entry;
    await this.activity.record(manager, {
      actor: ACTOR,
      action: 'vote-burst',
      subject: { type: 'entry', id: entryId, label: carSubject(car).label },
      before: { carId: car.id },
      after: { carId: car.id, category, from, to: new Date(from.getTime() + VOTE_QUARTER_MS), votes, usual },
    });
    await this.events.record(manager, { type: 'vote-burst', data: { carId: car.id } });
  }
}
