import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One browser's vote for one entry. */
@Entity('votes')
export class VoteEntity {
  @PrimaryColumn('uuid')
  entryId!: string;

  /** What the voter's cookie says: a number of chance, nothing about the person. */
  @PrimaryColumn('uuid')
  voter!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
