import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityTarget } from 'typeorm';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { PUBLISH_JOB, type SchedulableRow } from './schedule.js';

const EVERY_MINUTE = '* * * * *';
/** What is due within this time is waited for, ms: longer than between two runs of the job. */
const LOOK_AHEAD_MS = 120_000;
/** Longest wait, ms: something that is due earlier may be scheduled meanwhile. */
const WAIT_MAX_MS = 2000;

/** A kind of content that is published at a time set before. */
export interface ScheduledKind {
  readonly entity: EntityTarget<SchedulableRow>;
  /** Publishes a row in one transaction if it is still due, so that it is published once. */
  publish(id: string): Promise<void>;
}

/** Publishes what was scheduled when its time has come, by the database's clock. */
@Injectable()
export class Publications {
  private readonly logger = new Logger('Publications');
  private readonly kinds: ScheduledKind[] = [];

  constructor(
    private readonly dataSource: DataSource,
    jobs: JobsService,
  ) {
    jobs.register({
      name: PUBLISH_JOB,
      cron: EVERY_MINUTE,
      atStart: true,
      run: (signal) => this.run(signal),
    });
  }

  /** Call from constructors. Of things that are due at the same time, the first kind is published first. */
  register(kind: ScheduledKind): void {
    this.kinds.push(kind);
  }

  private async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      const nextMs = await this.publishDue(signal);
      if (nextMs > LOOK_AHEAD_MS || signal.aborted) return;
      await pause(Math.min(nextMs, WAIT_MAX_MS), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Returns the time until something else is due, ms. */
  private async publishDue(signal: AbortSignal): Promise<number> {
    let nextMs = Number.POSITIVE_INFINITY;
    // One time for all kinds: a newsletter must not become due between the look at videos and that at newsletters.
    const now = await readDatabaseTime(this.dataSource.manager);
    for (const { entity, publish } of this.kinds) {
      for (const { id, ms } of await this.scheduled(entity, now)) {
        if (ms > 0) nextMs = Math.min(nextMs, ms);
        else if (!signal.aborted) await publish(id).catch((error: unknown) => this.logger.warn(error));
      }
    }
    return nextMs;
  }

  private scheduled(entity: EntityTarget<SchedulableRow>, now: Date): Promise<{ id: string; ms: number }[]> {
    return this.dataSource
      .createQueryBuilder(entity, 'row')
      .select('row.id', 'id')
      .addSelect('extract(epoch FROM row.publishAt - :now::timestamptz)::float * 1000', 'ms')
      .where('row.publishAt IS NOT NULL', { now })
      .orderBy('row.publishAt')
      .getRawMany();
  }
}
