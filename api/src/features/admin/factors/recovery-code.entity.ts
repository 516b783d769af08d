import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { AdministratorEntity } from '../credentials/administrator.entity.js';

/** A recovery code, as a hash only. */
@Entity({ name: 'recovery_code' })
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'uuid' })
  administratorId!: string;

  @ManyToOne(() => AdministratorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  administrator!: Relation<AdministratorEntity>;

  /** HMAC with a key derived from `JWT_SECRET`. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  /** The same for all codes of a set. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was used, or replaced by a later set. */
  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
