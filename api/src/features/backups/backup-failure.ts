import type { BackupFailure } from './backup-messages.js';

/** Errors that the operator can correct, by the code of the system or the name of the bucket's error. */
const FAILURES: Readonly<Record<string, BackupFailure>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EROFS: 'noAccess',
  NoSuchBucket: 'noBucket',
  AccessDenied: 'bucketRefuses',
  InvalidAccessKeyId: 'bucketRefuses',
  SignatureDoesNotMatch: 'bucketRefuses',
  TimeoutError: 'bucketAway',
  ECONNREFUSED: 'bucketAway',
  ECONNRESET: 'bucketAway',
  ENOTFOUND: 'bucketAway',
  EAI_AGAIN: 'bucketAway',
};

/** Why a backup failed, from the error. */
export const backupFailure = (error: unknown): BackupFailure =>
  FAILURES[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other';
