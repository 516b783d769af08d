import { Injectable } from '@nestjs/common';
import type { HealthDetail } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { type HealthFinding, healthMoment, healthText } from '../health/health-check.js';
import { HealthChecks } from '../health/health-checks.js';
import { healthMessages } from '../health/health-messages.js';
import { redactMessage } from '../health/redact-message.js';
import { JOBS_SCHEMA, JobsService } from './jobs.service.js';

/** Time after which a due job that nobody has begun is late. */
const HEALTH_JOB_LATE_MS = 10 * 60_000;

const text = healthMessages.jobs;

/** Jobs of the last day by queue; pg-boss's own queues are left out. */
const QUEUES = `
  SELECT name,
    (count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()))::int AS waiting,
    min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()) AS oldest,
    (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
    max(completed_on) FILTER (WHERE state = 'failed') AS "failedAt",
    max(completed_on) FILTER (WHERE state = 'completed') AS "completedAt",
    (array_agg(output->>'message' ORDER BY completed_on DESC) FILTER (WHERE state = 'failed'))[1] AS reason
  FROM ${JOBS_SCHEMA}.job WHERE name NOT LIKE '\\_\\_pgboss%' GROUP BY name ORDER BY name`;

interface Queue {
  readonly name: string;
  readonly waiting: number;
  readonly oldest: Date | null;
  readonly failed: number;
  readonly failedAt: Date | null;
  readonly completedAt: Date | null;
  readonly reason: string | null;
}

/** Health check of the recurring jobs. Those whose last run failed can be run again. */
@Injectable()
export class JobsHealth {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    checks: HealthChecks,
  ) {
    checks.register({
      id: 'jobs',
      needsDatabase: true,
      check: () => this.check(),
      retry: () => this.retry(),
    });
  }

  private async check(): Promise<HealthFinding> {
    const queues = await this.readQueues();
    const details = detailsOf(queues);
    const dead = queues.filter(isDead);
    const lateQueues = queues.filter(isLate).toSorted((a, b) => Number(a.oldest) - Number(b.oldest));
    const [late] = lateQueues;
    const isRetryable = dead.length > 0 && this.jobs.isRunning;
    if (late)
      return {
        state: 'error',
        summary: text.late(lateQueues.reduce((sum, { waiting }) => sum + waiting, 0)),
        action: text.lateAction,
        ...(late.oldest && { since: late.oldest }),
        details,
        isRetryable,
      };
    if (dead.length > 0)
      return {
        state: 'warning',
        summary: text.failed(dead.map(({ name }) => name).join(', ')),
        action: text.failedAction,
        ...(dead[0]?.failedAt && { since: dead[0].failedAt }),
        details,
        isRetryable,
      };
    if (!this.jobs.isRunning)
      return { state: 'warning', summary: text.notStarted, action: text.notStartedAction, details };
    return { state: 'ok', summary: text.ok, details };
  }

  private async retry(): Promise<number> {
    const dead = (await this.readQueues()).filter(isDead).map(({ name }) => name);
    await this.jobs.enqueue(dead);
    return dead.length;
  }

  /** None while pg-boss has not created its tables. */
  private async readQueues(): Promise<Queue[]> {
    const [table] = await this.dataSource.query<{ exists: boolean }[]>(
      'SELECT to_regclass($1) IS NOT NULL AS exists',
      [`${JOBS_SCHEMA}.job`],
    );
    const queues = table?.exists ? await this.dataSource.query<Queue[]>(QUEUES) : [];
    return queues.filter(({ name }) => !this.jobs.isOff(name));
  }
}

/** Its last run failed, all attempts included. */
const isDead = ({ failedAt, completedAt }: Queue): boolean =>
  failedAt !== null && (completedAt === null || failedAt > completedAt);

const isLate = ({ oldest }: Queue): boolean =>
  oldest !== null && Date.now() - oldest.getTime() > HEALTH_JOB_LATE_MS;

function detailsOf(queues: readonly Queue[]): HealthDetail[] {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const [oldest] = queues.flatMap((queue) => queue.oldest ?? []).toSorted((a, b) => Number(a) - Number(b));
  const failures = queues.filter(({ failed }) => failed > 0);
  return [
    healthText('waiting', sum(queues.map(({ waiting }) => waiting))),
    ...healthMoment('oldest', oldest ?? null),
    healthText('failedRuns', sum(queues.map(({ failed }) => failed))),
    ...failures.flatMap(({ name, failedAt, reason }) => [
      ...healthMoment('lastFailure', failedAt),
      healthText('reason', `${name}: ${redactMessage(reason ?? '')}`),
    ]),
  ];
}
