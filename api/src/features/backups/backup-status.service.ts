import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { HealthFinding } from '../../platform/health/health-check.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { failureOf, OLD_BACKUP_MS, shownTime } from './backup-age.js';
import { backupFolder } from './backup-folder.js';
import { backupMessages } from './backup-messages.js';
import { BackupRecords } from './backup-records.service.js';
import { nextBackupTime } from './backup-schedule.js';
import type { BackupStatusEntity } from './backup-status.entity.js';
import { describeOffSite } from './off-site/describe-off-site.js';
import { ScheduledBackups } from './scheduled-backups.service.js';

const BYTES_PER_MB = 1_000_000;

/** The state of the scheduled backups, the same on every node. Times are in ISO 8601. */
export interface BackupStatus {
  readonly id: 'backups';
  readonly state: 'ok' | 'warning' | 'error' | 'off';
  /** What is the matter, in sentences. */
  readonly summary: string;
  /** What to do about it; null when nothing. */
  readonly action: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  /** The reason of that error. */
  readonly lastError: string | null;
  /** Null when this node schedules none. */
  readonly nextRunAt: string | null;
  /** Size of the last backup. */
  readonly bytes: number | null;
  /** Number of stored backups. */
  readonly count: number | null;
}

/** Describes the scheduled backups for the administrator. */
@Injectable()
export class BackupStatusService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly records: BackupRecords,
    scheduled: ScheduledBackups,
    checks: HealthChecks,
  ) {
    checks.register({
      id: 'backup',
      needsDatabase: true,
      check: () => this.check(),
      retry: () => scheduled.runNow().then(() => 1),
    });
  }

  /** The state of the backups in the folder and in the bucket. */
  async check(nowMs = Date.now()): Promise<HealthFinding> {
    const { state, summary, action } = await this.status(nowMs);
    const isRetryable = backupFolder(this.config) !== null;
    const local = { state, summary, isRetryable, ...(action !== null && { action }) };
    if (state === 'off') return local;
    const away = describeOffSite(await this.records.read('bucket'), this.config.backupUrl, nowMs);
    const isAwayWorse =
      away.state === 'error' ? state !== 'error' : away.state === 'warning' && state === 'ok';
    const [worse, other] = isAwayWorse ? [away, local] : [local, away];
    return { ...other, ...worse, summary: `${summary} ${away.summary}` };
  }

  /** The current state. */
  async status(nowMs = Date.now()): Promise<BackupStatus> {
    const row = await this.records.read('folder');
    const nextRunAt = this.nextRun(row, nowMs);
    return {
      id: 'backups',
      ...describe(row, { nowMs, nextRunAt, isOn: backupFolder(this.config) !== null }),
      lastSuccessAt: row?.succeededAt?.toISOString() ?? null,
      lastErrorAt: row?.failedAt?.toISOString() ?? null,
      lastError: row?.failure ? backupMessages.reasons[failureOf(row)] : null,
      nextRunAt,
      bytes: row?.bytes ? Number(row.bytes) : null,
      count: row?.storedCount ?? null,
    };
  }

  private nextRun(row: BackupStatusEntity | null, nowMs: number): string | null {
    if (backupFolder(this.config) === null) return null;
    const scheduled = nextBackupTime(nowMs, { hour: this.config.backupHour });
    return (row?.nextTryAt ?? new Date(scheduled)).toISOString();
  }
}

interface Circumstances {
  readonly nowMs: number;
  readonly nextRunAt: string | null;
  /** Whether this node writes backups; another one may. */
  readonly isOn: boolean;
}

function describe(
  row: BackupStatusEntity | null,
  { nowMs, nextRunAt, isOn }: Circumstances,
): Pick<BackupStatus, 'state' | 'summary' | 'action'> {
  const text = backupMessages;
  if (!row && !isOn) return { state: 'off', summary: text.off, action: text.setFolder };
  if (!row) return { state: 'warning', summary: text.first, action: text.firstSoon };
  const ageMs = nowMs - (row.succeededAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  const isOld = ageMs >= OLD_BACKUP_MS;
  const sentences = [lastBackup(row, isOld ? ageMs : null)];
  if (row.failures > 0) {
    sentences.push(text.failed(shownTime(row.failedAt), text.reasons[failureOf(row)]));
    if (nextRunAt) sentences.push(text.retried(shownTime(new Date(nextRunAt))));
    const action = text.actions[failureOf(row)];
    return { state: isOld ? 'error' : 'warning', summary: sentences.join(' '), action };
  }
  if (isOld)
    return {
      state: 'error',
      summary: sentences.join(' '),
      action: isOn ? text.actions.other : text.setFolder,
    };
  if (nextRunAt) sentences.push(text.next(shownTime(new Date(nextRunAt))));
  return { state: 'ok', summary: sentences.join(' '), action: null };
}

function lastBackup(row: BackupStatusEntity, ageMs: number | null): string {
  if (!row.succeededAt) return backupMessages.never;
  if (ageMs !== null) return backupMessages.old(Math.floor(ageMs / DAY_MS));
  const size = `${(Number(row.bytes) / BYTES_PER_MB).toFixed(1)} MB`;
  return backupMessages.last(shownTime(row.succeededAt), size, row.storedCount ?? 1);
}
