import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AdministratorEntity } from './administrator.entity.js';

/** A live session. Its row decides, not the token: ending a session is deleting the row. */
@Entity({ name: 'admin_session' })
export class AdminSessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => AdministratorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  administrator!: Relation<AdministratorEntity>;

  /** The one token that is good; a refresh puts another in its place. */
  @Column({ type: 'uuid' })
  tokenId!: string;

  /** The token before it: with the same idempotency key it gets the same refresh again. */
  @Column({ type: 'uuid', nullable: true })
  previousTokenId!: string | null;

  /** Digest of the idempotency key of the call that issued the token. */
  @Column({ type: 'bytea', nullable: true })
  issueKey!: Buffer | null;

  @Column({ type: 'timestamptz' })
  issuedAt!: Date;

  @Column({ type: 'timestamptz' })
  lastSeenAt!: Date;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
