import { Injectable } from '@nestjs/common';
import { type HealthItem, type HealthReport, type HealthRetry, sortHealth } from '@quartermile/core/domain';
import type { HealthCheck, HealthFinding } from '../../platform/health/health-check.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { HEALTH_CHECK_TIMEOUT_MS } from '../../platform/health/health-limits.js';
import { healthMessages } from '../../platform/health/health-messages.js';
import { redactMessage } from '../../platform/health/redact-message.js';
import { TimeLimitError, withinTime } from '../../platform/health/within-time.js';

/** A check that hangs for this long is started again. */
const HEALTH_CHECK_RESTART_MS = 30_000;
/** How long a health report is reused. */
const HEALTH_CACHE_MS = 3000;

/** Names of the parts. */
const healthLabels = {
  database: 'Database',
  disk: 'Disk space',
  storage: 'Picture storage',
  jobs: 'Recurring jobs',
  mail: 'Mail',
  backup: 'Backups',
  alerts: 'Alerts',
  errors: 'Last errors',
  pictures: 'Picture processing',
  pages: 'Pages and leaderboards',
  clock: 'Clock',
  server: 'Server',
} as const;

const text = healthMessages;

/** A check that threw, or did not end in time. */
interface FailedCheck {
  readonly error: unknown;
}

/** Runs all health checks at once, each for a limited time, and stores the result for a few seconds. */
@Injectable()
export class HealthReports {
  /** How long a report is reused, ms. */
  cacheMs = HEALTH_CACHE_MS;
  private readonly running = new Map<HealthCheck, Promise<HealthFinding>>();
  private last: Promise<HealthReport> | null = null;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly checks: HealthChecks) {}

  /** The health of this node and of what it depends on. Never rejects. */
  read(): Promise<HealthReport> {
    if (this.last === null || performance.now() - this.readAt >= this.cacheMs) {
      this.readAt = performance.now();
      this.last = this.make();
    }
    return this.last;
  }

  /**
   * Tries the failed work of a part again.
   * @returns the number of jobs, mails or backups
   */
  async retry({ item }: HealthRetry): Promise<number> {
    const retried = (await this.checks.find(item)?.retry?.()) ?? 0;
    this.last = null;
    return retried;
  }

  private async make(): Promise<HealthReport> {
    const checked = await Promise.all(
      this.checks.all.map(async (check) => ({ check, finding: await this.run(check) })),
    );
    const isOut = checked.some(
      ({ check, finding }) => check.id === 'database' && 'state' in finding && finding.state === 'error',
    );
    const items = checked.map(({ check, finding }) => toItem(check, explain(check, finding, isOut)));
    return { checkedAt: new Date().toISOString(), items: sortHealth(items) };
  }

  /** The finding, or the error with which the check failed. A check that hangs is not started again for a while. */
  private async run(check: HealthCheck): Promise<HealthFinding | FailedCheck> {
    const running = this.running.get(check) ?? this.start(check);
    return withinTime(running, HEALTH_CHECK_TIMEOUT_MS).catch((error: unknown) => ({ error }));
  }

  private start(check: HealthCheck): Promise<HealthFinding> {
    const started = Promise.try(() => check.check());
    this.running.set(check, started);
    const forget = (): void => {
      clearTimeout(timer);
      if (this.running.get(check) === started) this.running.delete(check);
    };
    const timer = setTimeout(forget, HEALTH_CHECK_RESTART_MS).unref();
    started.then(forget, forget);
    return started;
  }
}

/** What a failed check means. While the database is out, the checks that need it say only that. */
function explain(check: HealthCheck, outcome: HealthFinding | FailedCheck, isOut: boolean): HealthFinding {
  if ('state' in outcome) return outcome;
  if (check.needsDatabase && isOut) return { state: 'off', summary: text.unknown };
  if (outcome.error instanceof TimeLimitError)
    return { state: 'error', summary: text.late(HEALTH_CHECK_TIMEOUT_MS), action: text.lateAction };
  return {
    state: 'error',
    summary: text.failed(redactMessage(String((outcome.error as Error)?.message))),
    action: text.failedAction,
  };
}

function toItem({ id, retry }: HealthCheck, finding: HealthFinding): HealthItem {
  return {
    id,
    label: healthLabels[id],
    state: finding.state,
    summary: finding.summary,
    action: finding.action ?? null,
    since: finding.since?.toISOString() ?? null,
    details: [...(finding.details ?? [])],
    retryable: retry !== undefined && (finding.isRetryable ?? false),
    ...(finding.backupKey && { backupKey: finding.backupKey }),
  };
}
