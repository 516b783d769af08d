import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state of the scheduled backups of all nodes: at most one row, none before the first attempt. */
@Entity({ name: 'backup_status' })
export class BackupStatusEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  id!: boolean;

  /** When the last successful backup began. */
  @Column({ type: 'timestamptz', nullable: true })
  succeededAt!: Date | null;

  /** Its name. */
  @Column({ type: 'text', nullable: true })
  file!: string | null;

  /** Its size. */
  @Column({ type: 'bigint', nullable: true })
  bytes!: string | null;

  /** Number of backups in the folder after it. */
  @Column({ type: 'integer', nullable: true })
  storedCount!: number | null;

  /** When the last failed attempt began. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt!: Date | null;

  /** Why it failed: a key of `backupMessages.reasons`. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  /** Failed attempts since the last success. */
  @Column({ type: 'integer', default: 0 })
  failures!: number;

  /** Next attempt after a failed one. */
  @Column({ type: 'timestamptz', nullable: true })
  nextTryAt!: Date | null;
}
