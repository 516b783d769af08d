import type { AdminRole } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An administrator's account. At least one is an owner's. */
@Entity({ name: 'administrator' })
@Index('administrator_configured', ['isConfigured'], { unique: true, where: 'is_configured' })
export class AdministratorEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Lower case, for case-insensitive lookups. */
  @Column({ type: 'text', unique: true })
  email!: string;

  /** Argon2id, with its parameters and salt. */
  @Column({ type: 'text' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: AdminRole;

  /** Whether `ADMIN_EMAIL` and `ADMIN_PASSWORD` set this account. At most one. */
  @Column({ type: 'boolean', default: false })
  isConfigured!: boolean;

  /**
   * The password that was last taken from the configuration. A changed password stays until the configuration changes.
   */
  @Column({ type: 'text', nullable: true })
  configuredPasswordHash!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
