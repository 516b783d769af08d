import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A vote that its browser took back. It does not count, and its key is not free again. */
@Entity('withdrawn_votes')
export class WithdrawnVoteEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  entryId!: string;

  /** Random id from the voter's cookie. */
  @Column('uuid')
  voter!: string;

  /** What the vote had of its idempotency key when it was taken back. */
  @Column('uuid', { nullable: true })
  idempotencyKey!: string | null;

  /** Digest of the vote's body, as long as it had a key. */
  @Column('uuid', { nullable: true })
  bodyDigest!: string | null;

  /** The entry's votes in the response to the vote, as long as it had a key. */
  @Column('integer', { nullable: true })
  receipt!: number | null;

  /** When the vote was cast. */
  @Column('timestamptz')
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  withdrawnAt!: Date;
}
