import { DAY_MS, toWallClock } from '@quartermile/core/domain';
import { type BackupFailure, backupMessages } from './backup-messages.js';
import type { BackupStatusEntity } from './backup-status.entity.js';

/** Age of the last backup from which it is an error: a night was missed, and the next one too. */
export const OLD_BACKUP_MS = 2 * DAY_MS;

/** Why the last attempt failed. Reasons of a later version count as unknown. */
export function failureOf({ failure }: BackupStatusEntity): BackupFailure {
  return failure !== null && Object.hasOwn(backupMessages.reasons, failure)
    ? (failure as BackupFailure)
    : 'other';
}

/** Such as "2026-11-23 02:00", in the time zone of the site; empty for null. */
export function shownTime(at: Date | null): string {
  if (!at) return '';
  const { day, time } = toWallClock({ date: at.toISOString(), isDateOnly: false });
  return `${day} ${time}`;
}
