import type { AdminRole } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An invitation to become an administrator. Deleted once accepted or withdrawn. */
@Entity({ name: 'administrator_invitation' })
export class InvitationEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Lower case. */
  @Column({ type: 'text', unique: true })
  email!: string;

  @Column({ type: 'text' })
  role!: AdminRole;

  /** Number of the link; sending again makes the previous one invalid. */
  @Column({ type: 'integer', default: 1 })
  issue!: number;

  /** SHA-256 of the link's token. */
  @Column({ type: 'bytea', unique: true })
  tokenHash!: Buffer;

  /** E-mail of the owner who invited. */
  @Column({ type: 'text' })
  invitedBy!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
