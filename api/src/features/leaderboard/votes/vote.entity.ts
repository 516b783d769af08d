import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One browser's vote for one entry. */
@Entity('votes')
export class VoteEntity {
  @PrimaryColumn('uuid')
  entryId!: string;

  /** Random id from the voter's cookie, not derived from the person. */
  @PrimaryColumn('uuid')
  voter!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
