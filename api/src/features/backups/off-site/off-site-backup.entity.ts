import { Column, Entity } from 'typeorm';
import { BackupStatusEntity } from '../backup-status.entity.js';

/**
 * The state of the backups in the bucket: at most one row, none before there is a key. Unlike that of the folder it is part
 * of backups, so that a restored server goes on with the same key.
 */
@Entity({ name: 'off_site_backup' })
export class OffSiteBackupEntity extends BackupStatusEntity {
  /** Public half of the key, which encrypts. */
  @Column({ type: 'text', nullable: true })
  recipient!: string | null;

  /** When a sent backup was last restored as a proof. */
  @Column({ type: 'timestamptz', nullable: true })
  provedAt!: Date | null;

  /** Why the last proof failed, a key of `offSiteMessages.proofs`; null after a successful one. */
  @Column({ type: 'text', nullable: true })
  proofFailure!: string | null;
}
