import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AdministratorEntity } from '../credentials/administrator.entity.js';

/** An active session. A token is valid only while the row exists; deleting the row ends the session. */
@Entity({ name: 'admin_session' })
export class AdminSessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => AdministratorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  administrator!: Relation<AdministratorEntity>;

  /** Id of the valid token; a refresh replaces it. */
  @Column({ type: 'uuid' })
  tokenId!: string;

  /** Id of the previous token, accepted only to repeat a refresh with the same idempotency key. */
  @Column({ type: 'uuid', nullable: true })
  previousTokenId!: string | null;

  /** Digest of the idempotency key of the request that issued the token. */
  @Column({ type: 'bytea', nullable: true })
  issueKey!: Buffer | null;

  /** Program and system of the login, such as "Chrome on Windows". */
  @Column({ type: 'text', default: '' })
  device!: string;

  /** Country code or network of the login; null if unknown. */
  @Column({ type: 'text', nullable: true })
  place!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  startedAt!: Date;

  @Column({ type: 'timestamptz' })
  issuedAt!: Date;

  @Column({ type: 'timestamptz' })
  lastSeenAt!: Date;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
