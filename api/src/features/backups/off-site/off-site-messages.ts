/** Sentences about backups in the bucket of BACKUP_URL. Times are like those of `backupMessages`. */
export const offSiteMessages = {
  /** Subjects of records in the activity log. */
  name: 'the backup in the bucket',
  proof: 'a restored copy of the backup in the bucket',
  key: 'the backup key',
  notSent: 'Backups are not sent to a bucket.',
  noKey: 'Backups do not leave this machine, because there is no backup key.',
  createKey: 'Create the backup key, and store it in a safe place that is not this machine.',
  first: (bucket: string): string => `No backup has been sent to ${bucket} yet.`,
  last: (bucket: string, time: string, count: number): string =>
    `The backup of ${time} was sent to ${bucket}, encrypted. ${count === 1 ? '1 backup is' : `${count} backups are`} there.`,
  old: (bucket: string, days: number): string =>
    `The last backup that was sent to ${bucket} is ${days} days old.`,
  failed: (time: string, reason: string): string => `Sending on ${time} failed: ${reason}`,
  proved: (time: string): string => `One was last restored as a proof on ${time}.`,
  proofFailed: (reason: string): string => `The weekly restore as a proof failed: ${reason}`,
  proofs: {
    notAllowed: 'the user of the database cannot create databases.',
    other: 'see the log of the server.',
  },
  proofActions: {
    notAllowed:
      'Allow it (ALTER ROLE ... CREATEDB): the proof needs a scratch database. It is tried again after the next backup.',
    other: 'Read the log of the server for the cause. It is tried again after the next backup.',
  },
} as const;

/** Why a proof failed. */
export type ProofFailure = keyof typeof offSiteMessages.proofs;
