import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { JOB_MAX_S, JOB_POLL_S, SITE_TIME_ZONE } from '@quartermile/core/domain';
import type { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { bossDatabase } from './boss-database.js';

/** The schema of pg-boss's tables. */
export const JOBS_SCHEMA = 'jobs';
/** How long a job under way may take to end once the server was told to. */
const STOP_PATIENCE_MS = 2000;
/** A first start that fails is tried again after this long. */
const RESTART_MS = 30_000;
/** Finished jobs are of no interest to anybody. */
const KEPT_AFTER_S = 24 * 60 * 60;

/** Something that is done again and again, by one node at a time. It must bear to be cut off and done again. */
export interface Job {
  /** Names its queue: small letters and dashes. */
  readonly name: string;
  /** Minute, hour, day of the month, month, day of the week, in the site's time zone. */
  readonly cron: string;
  run(): Promise<void>;
}

/** Recurring jobs, shared by all nodes: pg-boss in the same database decides whose turn it is. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  private boss: PgBoss | null = null;
  private starting: Promise<void> | null = null;
  private restart: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Adds a job; call from constructors. */
  register(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Begins to work, once the server answers: nobody waits for it. Never throws; what fails is tried again. */
  start(): Promise<void> {
    this.starting ??= this.open().catch((error: unknown) => {
      this.logger.warn(error);
      this.starting = null;
      if (!this.isClosing) this.restart = setTimeout(() => void this.start(), RESTART_MS).unref();
    });
    return this.starting;
  }

  /**
   * Does a job now, in this process, whoever's turn it is.
   * @throws what the job throws
   */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job "${name}".`);
    await job.run();
  }

  /** Stops; a job that does not end in time is another node's, or the next start's, to do again. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.restart);
    await this.starting;
    await this.boss?.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    this.boss = null;
  }

  /** The library is loaded here: a start of the server shall not wait for it. */
  private async open(): Promise<void> {
    const library = await import('pg-boss');
    if (this.isClosing) return;
    const boss = new library.PgBoss({ db: bossDatabase(this.dataSource), schema: JOBS_SCHEMA });
    boss.on('error', (error) => this.logger.warn(error));
    this.boss = boss;
    await boss.start();
    for (const job of this.jobs.values()) if (!this.isClosing) await this.attend(boss, job);
  }

  private async attend(boss: PgBoss, { name, cron, run }: Job): Promise<void> {
    await boss.createQueue(name, {
      policy: 'short',
      expireInSeconds: JOB_MAX_S,
      deleteAfterSeconds: KEPT_AFTER_S,
    });
    await boss.schedule(name, cron, null, { tz: SITE_TIME_ZONE });
    await boss.work(name, { pollingIntervalSeconds: JOB_POLL_S }, async () => {
      await run().catch((error: unknown) => {
        this.logger.warn(error);
        throw error;
      });
    });
  }
}
