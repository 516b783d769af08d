import { DAY_MS } from '@quartermile/core/domain';
import { parseBucket } from '../../../platform/config/storage-location.js';
import type { HealthFinding } from '../../../platform/health/health-check.js';
import { failureOf, OLD_BACKUP_MS, shownTime } from '../backup-age.js';
import { backupMessages } from '../backup-messages.js';
import { bucketName } from './backup-bucket.js';
import type { OffSiteBackupEntity } from './off-site-backup.entity.js';
import { offSiteMessages, type ProofFailure } from './off-site-messages.js';

const text = offSiteMessages;

/** The state of the backups in the bucket. */
export function describeOffSite(
  row: OffSiteBackupEntity | null,
  backupUrl: string | null,
  nowMs: number,
): HealthFinding {
  if (backupUrl === null && !row?.succeededAt) return { state: 'ok', summary: text.notSent };
  if (!row?.recipient)
    return { state: 'error', summary: text.noKey, action: text.createKey, backupKey: 'missing' };
  const bucket = backupUrl === null ? 'the bucket' : bucketName(parseBucket(backupUrl, 'BACKUP_URL'));
  return {
    ...describeKeyed(row, bucket, nowMs),
    ...(backupUrl !== null && { backupKey: 'stored' }),
  };
}

function describeKeyed(row: OffSiteBackupEntity, bucket: string, nowMs: number): HealthFinding {
  const ageMs = nowMs - (row.succeededAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  const isOld = ageMs >= OLD_BACKUP_MS;
  const sentences = [lastSent(row, bucket, isOld ? ageMs : null)];
  if (row.failures > 0) {
    const failure = failureOf(row);
    sentences.push(text.failed(shownTime(row.failedAt), backupMessages.reasons[failure]));
    const state = isOld ? 'error' : 'warning';
    return { state, summary: sentences.join(' '), action: backupMessages.actions[failure] };
  }
  if (!row.succeededAt)
    return { state: 'warning', summary: sentences.join(' '), action: backupMessages.firstSoon };
  if (isOld) return { state: 'error', summary: sentences.join(' '), action: backupMessages.actions.other };
  if (row.proofFailure !== null) {
    const failure: ProofFailure = row.proofFailure === 'notAllowed' ? 'notAllowed' : 'other';
    sentences.push(text.proofFailed(text.proofs[failure]));
    return { state: 'error', summary: sentences.join(' '), action: text.proofActions[failure] };
  }
  if (row.provedAt) sentences.push(text.proved(shownTime(row.provedAt)));
  return { state: 'ok', summary: sentences.join(' ') };
}

function lastSent(row: OffSiteBackupEntity, bucket: string, ageMs: number | null): string {
  if (!row.succeededAt) return text.first(bucket);
  if (ageMs !== null) return text.old(bucket, Math.floor(ageMs / DAY_MS));
  return text.last(bucket, shownTime(row.succeededAt), row.storedCount ?? 1);
}
