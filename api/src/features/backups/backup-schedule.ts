import { DAY_MS, dayNumberAt, instantOfWallClock, SITE_TIME_ZONE } from '@quartermile/core/domain';

const HOUR_MS = 60 * 60_000;
/** Pause after the first failed attempt; it grows twofold with each further one. */
const RETRY_FIRST_MS = 5 * 60_000;
/** The longest of those pauses. */
const RETRY_MAX_MS = HOUR_MS;

/** When the nightly backup is written. */
export interface BackupSchedule {
  /** Hour of the local day, 0 to 23. */
  readonly hour: number;
  /** IANA name of the time zone. */
  readonly zone?: string;
}

/** The start of the backup of a local day. An hour that clocks skip is the next one; of a repeated hour, the first counts. */
function timeOnDay(dayNumber: number, { hour, zone = SITE_TIME_ZONE }: BackupSchedule): number {
  return instantOfWallClock(dayNumber * DAY_MS + hour * HOUR_MS, zone);
}

/**
 * The latest scheduled time that is not in the future, ms.
 * @throws RangeError for an unknown zone
 */
export function lastBackupTime(nowMs: number, schedule: BackupSchedule): number {
  const today = dayNumberAt(nowMs, schedule.zone ?? SITE_TIME_ZONE);
  const time = timeOnDay(today, schedule);
  return time <= nowMs ? time : timeOnDay(today - 1, schedule);
}

/**
 * The first scheduled time in the future, ms.
 * @throws RangeError for an unknown zone
 */
export function nextBackupTime(nowMs: number, schedule: BackupSchedule): number {
  const today = dayNumberAt(nowMs, schedule.zone ?? SITE_TIME_ZONE);
  const time = timeOnDay(today, schedule);
  return time > nowMs ? time : timeOnDay(today + 1, schedule);
}

/**
 * Whether no backup was written since the latest scheduled time, also when that was missed. Backups dated in the future
 * do not count: they were written while the clock was wrong.
 * @param writtenAtMs start times of the complete backups
 */
export function isBackupDue(
  nowMs: number,
  schedule: BackupSchedule,
  writtenAtMs: readonly number[],
): boolean {
  const sinceMs = lastBackupTime(nowMs, schedule);
  return !writtenAtMs.some((time) => time >= sinceMs && time <= nowMs);
}

/** Pause before the next attempt after a number of failed ones in a row, at least 1; ms. */
export function backupRetryPauseMs(failures: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS);
}
