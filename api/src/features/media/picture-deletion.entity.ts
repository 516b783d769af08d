import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Visibility } from './stored-image.js';

/** A picture without a record whose files are still in the store, because it refused or a backup needed them. */
@Entity({ name: 'picture_deletions' })
export class PictureDeletionEntity {
  @PrimaryColumn({ type: 'text' })
  visibility!: Visibility;

  @PrimaryColumn({ type: 'text' })
  name!: string;

  /** When its files should have been deleted. */
  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date;

  /** When that was tried last. */
  @Column({ type: 'timestamptz' })
  triedAt!: Date;

  /** Why it failed: an error code such as `AccessDenied`; null while a backup holds the files. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}
