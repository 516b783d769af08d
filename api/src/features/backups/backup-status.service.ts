import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, toWallClock } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { type BackupFailure, backupMessages } from './backup-messages.js';
import { BackupRecords } from './backup-records.service.js';
import { nextBackupTime } from './backup-schedule.js';
import type { BackupStatusEntity } from './backup-status.entity.js';

/** Age of the last backup from which it is an error: a night was missed, and the next one too. */
const OLD_MS = 2 * DAY_MS;
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
    checks: HealthChecks,
  ) {
    checks.register({
      id: 'backup',
      needsDatabase: true,
      check: async () => {
        const { state, summary, action } = await this.status();
        return { state, summary, ...(action !== null && { action }) };
      },
    });
  }

  /** The current state. */
  async status(nowMs = Date.now()): Promise<BackupStatus> {
    const row = await this.records.read();
    const nextRunAt = this.nextRun(row, nowMs);
    return {
      id: 'backups',
      ...describe(row, { nowMs, nextRunAt, isOn: this.config.backupDir !== null }),
      lastSuccessAt: row?.succeededAt?.toISOString() ?? null,
      lastErrorAt: row?.failedAt?.toISOString() ?? null,
      lastError: row?.failure ? backupMessages.reasons[failureOf(row)] : null,
      nextRunAt,
      bytes: row?.bytes ? Number(row.bytes) : null,
      count: row?.storedCount ?? null,
    };
  }

  private nextRun(row: BackupStatusEntity | null, nowMs: number): string | null {
    if (this.config.backupDir === null) return null;
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
  const isOld = ageMs >= OLD_MS;
  const sentences = [lastBackup(row, isOld ? ageMs : null)];
  if (row.failures > 0) {
    const failedAt = row.failedAt?.toISOString() ?? '';
    sentences.push(text.failed(shown(failedAt), text.reasons[failureOf(row)]));
    if (nextRunAt) sentences.push(text.retried(shown(nextRunAt)));
    const action = text.actions[failureOf(row)];
    return { state: isOld ? 'error' : 'warning', summary: sentences.join(' '), action };
  }
  if (isOld)
    return {
      state: 'error',
      summary: sentences.join(' '),
      action: isOn ? text.actions.other : text.setFolder,
    };
  if (nextRunAt) sentences.push(text.next(shown(nextRunAt)));
  return { state: 'ok', summary: sentences.join(' '), action: null };
}

function lastBackup(row: BackupStatusEntity, ageMs: number | null): string {
  if (!row.succeededAt) return backupMessages.never;
  if (ageMs !== null) return backupMessages.old(Math.floor(ageMs / DAY_MS));
  const size = `${(Number(row.bytes) / BYTES_PER_MB).toFixed(1)} MB`;
  return backupMessages.last(shown(row.succeededAt.toISOString()), size, row.storedCount ?? 1);
}

/** Reasons of a later version count as unknown. */
function failureOf({ failure }: BackupStatusEntity): BackupFailure {
  return failure !== null && Object.hasOwn(backupMessages.reasons, failure)
    ? (failure as BackupFailure)
    : 'other';
}

/** Such as "2026-11-23 02:00", in the time zone of the site. */
function shown(iso: string): string {
  const { day, time } = toWallClock({ date: iso, isDateOnly: false });
  return `${day} ${time}`;
}
