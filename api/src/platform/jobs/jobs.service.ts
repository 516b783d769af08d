import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SITE_TIME_ZONE } from '@quartermile/core/domain';
import type { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { bossDatabase } from './boss-database.js';

/** Polling interval for due jobs. */
const JOB_POLL_S = 15;
/** A job running longer than this counts as dead and may be repeated. */
const JOB_MAX_S = 30 * 60;

/** Database schema of pg-boss. */
export const JOBS_SCHEMA = 'jobs';
/** Time for running jobs to finish at shutdown. */
const STOP_PATIENCE_MS = 2000;
/** Retry interval after a failed start. */
const RESTART_MS = 30_000;
/** Finished jobs are deleted soon after. */
const RETENTION_S = 24 * 60 * 60;

/**
 * The time at the start of the process and what has passed since. pg-boss measures pauses between its checks of the
 * schedule by this clock: by the system's, a clock that is set back by a day would stop all jobs for a day. It compares
 * it with the database's every ten minutes, so that the schedule follows the database's clock.
 */
const STEADY_CLOCK = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

/** A recurring job, run by one node at a time. Must tolerate being aborted and repeated. */
export interface Job {
  /** Queue name: lower-case letters and dashes. */
  readonly name: string;
  /** Cron expression in the site's time zone: minute, hour, day of month, month, day of week. */
  readonly cron: string;
  /** Whether it also runs when a node starts, because it may have been due meanwhile. */
  readonly atStart?: boolean;
  run(): Promise<void>;
}

/** Recurring jobs, distributed over all nodes by pg-boss in the same database. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  private boss: PgBoss | null = null;
  private starting: Promise<void> | null = null;
  private restart: NodeJS.Timeout | undefined;
  private isClosing = false;
  private isWorking = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Registers a job; call from constructors. */
  register(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Starts working once the server listens; not awaited. Never throws; failures are retried. */
  start(): Promise<void> {
    this.starting ??= this.open().catch((error: unknown) => {
      this.logger.warn(error);
      this.starting = null;
      if (!this.isClosing) this.restart = setTimeout(() => void this.start(), RESTART_MS).unref();
    });
    return this.starting;
  }

  /** Whether recurring jobs are scheduled and run by this node. */
  get isRunning(): boolean {
    return this.isWorking;
  }

  /** Queues jobs by their names, to be run soon by any node; one that already waits is not queued twice. */
  async enqueue(names: readonly string[]): Promise<void> {
    for (const name of names) await this.boss?.send(name);
  }

  /**
   * Runs a job now in this process, regardless of its schedule.
   * @throws what the job throws
   */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job "${name}".`);
    await job.run();
  }

  /** Stops. A job that does not finish in time is repeated by another node or after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    this.isWorking = false;
    clearTimeout(this.restart);
    await this.starting;
    await this.boss?.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    this.boss = null;
  }

  /** Loads pg-boss lazily, to keep the start of the server fast. */
  private async open(): Promise<void> {
    const library = await import('pg-boss');
    if (this.isClosing) return;
    const boss = new library.PgBoss({
      db: bossDatabase(this.dataSource),
      schema: JOBS_SCHEMA,
      clock: STEADY_CLOCK,
    });
    boss.on('error', (error) => this.logger.warn(error));
    this.boss = boss;
    try {
      await boss.start();
      for (const job of this.jobs.values()) if (!this.isClosing) await this.attend(boss, job);
    } catch (error) {
      this.boss = null;
      // The next start makes another one, beside which this one would go on polling.
      await boss.stop({ graceful: false }).catch((failure: unknown) => this.logger.warn(failure));
      throw error;
    }
    this.isWorking = true;
  }

  private async attend(boss: PgBoss, { name, cron, atStart, run }: Job): Promise<void> {
    await boss.createQueue(name, {
      policy: 'short',
      expireInSeconds: JOB_MAX_S,
      deleteAfterSeconds: RETENTION_S,
    });
    await boss.schedule(name, cron, null, { tz: SITE_TIME_ZONE });
    if (atStart) await boss.send(name);
    await boss.work(name, { pollingIntervalSeconds: JOB_POLL_S }, async () => {
      await run().catch((error: unknown) => {
        this.logger.warn(error);
        throw error;
      });
    });
  }
}
