/** Sentences about scheduled backups. Times are in the time zone of the site, such as "2026-11-23 02:00". */
export const backupMessages = {
  /** Subject of records in the activity log. */
  name: 'the nightly backup',
  off: 'Backups are not scheduled.',
  setFolder: 'Set BACKUP_DIR to a folder on another disk, and restart the server.',
  first: 'No backup has been written yet.',
  firstSoon: 'The first one is written within minutes. If this message stays, read the log of the server.',
  last: (time: string, size: string, count: number): string =>
    `The last backup was written on ${time} (${size}). ${count === 1 ? '1 backup is' : `${count} backups are`} stored.`,
  next: (time: string): string => `The next one is due on ${time}.`,
  failed: (time: string, reason: string): string => `The backup of ${time} failed: ${reason}`,
  retried: (time: string): string => `It is tried again on ${time}.`,
  old: (days: number): string => `The last backup is ${days} days old.`,
  never: 'There is no backup.',
  reasons: {
    diskFull: 'The disk of BACKUP_DIR is full.',
    noFolder: 'BACKUP_DIR does not exist.',
    noAccess: 'BACKUP_DIR cannot be written to.',
    noBucket: 'The bucket of BACKUP_URL does not exist.',
    bucketRefuses: 'The bucket of BACKUP_URL refuses the key.',
    bucketAway: 'The bucket of BACKUP_URL does not answer.',
    other: 'See the log of the server.',
  },
  actions: {
    diskFull: 'Free space on the disk of BACKUP_DIR, or set BACKUP_DIR to a folder on a larger one.',
    noFolder: 'Mount the disk of BACKUP_DIR or create the folder.',
    noAccess: 'Give the user of the server access to BACKUP_DIR.',
    noBucket: 'Create the bucket, or correct BACKUP_URL.',
    bucketRefuses: 'Correct the key in BACKUP_URL. It must be allowed to get, put, list and delete objects.',
    bucketAway: 'Check that the storage service runs, and its endpoint in BACKUP_URL.',
    other: 'Read the log of the server for the cause.',
  },
} as const;

/** Why a backup failed, as far as it can be corrected by the operator. */
export type BackupFailure = keyof typeof backupMessages.reasons;
