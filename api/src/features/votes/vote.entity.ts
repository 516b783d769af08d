import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One browser's vote for one entry. */
@Entity('votes')
export class VoteEntity {
  @PrimaryColumn('uuid')
  entryId!: string;

  /** Random id from the voter's cookie, not derived from the person. */
  @PrimaryColumn('uuid')
  voter!: string;

  /** Digest of the idempotency key, for 24 hours. */
  @Column('uuid', { nullable: true })
  idempotencyKey!: string | null;

  /** Digest of the request's body, as long as the vote has a key. */
  @Column('uuid', { nullable: true })
  bodyDigest!: string | null;

  /** The entry's votes in the response to this vote, as long as it has a key. */
  @Column('integer', { nullable: true })
  receipt!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
