import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SITE_TIME_ZONE } from '@quartermile/core/domain';
import type { Db, PgBoss, SendOptions } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from '../database/connection-pool.js';
import { NodeConnection } from '../database/notifications/node-connection.js';

/** Polling interval for due jobs that no notification announced. */
const JOB_POLL_S = 15;
/** A job running longer than this counts as dead and may be repeated. */
const JOB_MAX_S = 30 * 60;

/** A job that only one node may run is taken over when its node gave no sign of life for this time. */
const JOB_HEARTBEAT_S = 30;
/** Pause before a failed run of such a job is repeated, unless another one comes first. */
const JOB_RETRY_S = 60;
/** PostgreSQL channel for jobs that are due; the payload is the name. */
export const JOBS_CHANNEL = 'job_due';

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

/**
 * Work that one of the nodes does: as scheduled, and soon after `wakeJob`. Must tolerate being aborted and repeated. What
 * there is to do is read from the database, so that nothing is lost with a notification.
 */
export interface Job {
  /** Queue name: lower-case letters and dashes. */
  readonly name: string;
  /** Cron expression in the site's time zone: minute, hour, day of month, month, day of week. */
  readonly cron: string;
  /** Whether it also runs when a node starts or could not be notified for a while, because it may have become due. */
  readonly atStart?: boolean;
  /** Whether no two nodes run it at the same time. */
  readonly isAlone?: boolean;
  /** Whether this node leaves it to others. */
  readonly isOff?: boolean;
  /** @param signal aborted when the server closes */
  run(signal: AbortSignal): Promise<void>;
}

/** Runs a job on one of the nodes when the current transaction commits. */
export async function wakeJob(manager: Pick<EntityManager, 'query'>, name: string): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [JOBS_CHANNEL, name]);
}

/** Jobs, distributed over all nodes by pg-boss in the same database. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  /** Ids of the workers of this node by job. */
  private readonly workers = new Map<string, string>();
  private readonly closing = new AbortController();
  private boss: PgBoss | null = null;
  private starting: Promise<void> | null = null;
  private restart: NodeJS.Timeout | undefined;
  private isWorking = false;

  constructor(
    private readonly dataSource: DataSource,
    connection: NodeConnection,
  ) {
    connection.listen(JOBS_CHANNEL, (name) => void this.wake([name]));
    // Notifications that were sent while the connection was lost are not delivered later.
    connection.onResumed(() =>
      this.wake([...this.jobs.values()].filter(({ atStart }) => atStart).map(({ name }) => name)),
    );
  }

  /** Registers a job; call from constructors. */
  register(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Starts working once the server listens; not awaited. Never throws; failures are retried. */
  start(): Promise<void> {
    this.starting ??= this.open().catch((error: unknown) => {
      this.logger.warn(error);
      this.starting = null;
      if (!this.closing.signal.aborted)
        this.restart = setTimeout(() => void this.start(), RESTART_MS).unref();
    });
    return this.starting;
  }

  /** Whether recurring jobs are scheduled and run by this node. */
  get isRunning(): boolean {
    return this.isWorking;
  }

  /** Whether this node leaves a job to others. */
  isOff(name: string): boolean {
    return this.jobs.get(name)?.isOff ?? false;
  }

  /** Queues jobs by their names, to be run soon by any node; one that already waits is not queued twice. */
  async enqueue(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.boss?.send(name, null, optionsOf(this.jobs.get(name)));
      this.boss?.notifyWorker(this.workers.get(name) ?? '');
    }
  }

  /**
   * Runs a job now in this process, regardless of its schedule.
   * @throws what the job throws
   */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job "${name}".`);
    await job.run(this.closing.signal);
  }

  /** Stops. A job that does not finish in time is repeated by another node or after the next start. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    this.isWorking = false;
    clearTimeout(this.restart);
    await this.starting;
    await this.boss?.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    this.boss = null;
  }

  /** Queues those jobs that this node works at. Each node does that; they are queued once. */
  private async wake(names: readonly string[]): Promise<void> {
    const own = names.filter((name) => this.workers.has(name));
    await this.enqueue(own).catch((error: unknown) => this.logger.warn(error));
  }

  /** Loads pg-boss lazily, to keep the start of the server fast. */
  private async open(): Promise<void> {
    const library = await import('pg-boss');
    if (this.closing.signal.aborted) return;
    const boss = new library.PgBoss({
      db: bossDatabase(this.dataSource),
      schema: JOBS_SCHEMA,
      clock: STEADY_CLOCK,
    });
    boss.on('error', (error) => this.logger.warn(error));
    this.boss = boss;
    try {
      await boss.start();
      for (const job of this.jobs.values())
        if (!job.isOff && !this.closing.signal.aborted) await this.attend(boss, job);
    } catch (error) {
      this.boss = null;
      this.workers.clear();
      // The next start makes another one, beside which this one would go on polling.
      await boss.stop({ graceful: false }).catch((failure: unknown) => this.logger.warn(failure));
      throw error;
    }
    this.isWorking = true;
  }

  private async attend(boss: PgBoss, job: Job): Promise<void> {
    const { name, cron, atStart, isAlone } = job;
    const options = optionsOf(job);
    await boss.createQueue(name, {
      policy: 'short',
      expireInSeconds: JOB_MAX_S,
      deleteAfterSeconds: RETENTION_S,
    });
    await boss.schedule(name, cron, null, { tz: SITE_TIME_ZONE, ...options });
    if (atStart) await boss.send(name, null, options);
    const workOptions = { pollingIntervalSeconds: JOB_POLL_S, ...(isAlone && { groupConcurrency: 1 }) };
    const worker = await boss.work(name, workOptions, async () => {
      await job.run(this.closing.signal).catch((error: unknown) => {
        this.logger.warn(error);
        throw error;
      });
    });
    this.workers.set(name, worker);
  }
}

/** All runs of a job that only one node may run are a group, of which one is active. */
const optionsOf = (job: Job | undefined): SendOptions =>
  job?.isAlone ? { group: { id: job.name }, heartbeatSeconds: JOB_HEARTBEAT_S, retryDelay: JOB_RETRY_S } : {};

/**
 * Makes pg-boss use the existing connection pool. Some of its texts are whole transactions: after a failure in one, the
 * pool must close the connection. Their results are arrays of results, which pg-boss expects.
 */
export function bossDatabase(dataSource: DataSource): Db {
  return { executeSql: async (text, values) => poolOf(dataSource).query(text, values) };
}
