import type { IssueBlock, IssueStatus } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A newsletter. Its pictures are names in the media store. */
@Entity('newsletter_issues')
export class IssueEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  blocks!: IssueBlock[];

  /** Mails per minute, of all nodes together. */
  @Column('integer')
  perMinute!: number;

  @Column('text', { default: 'draft' })
  status!: IssueStatus;

  /** Why it was paused without an administrator, or not sent at its time. */
  @Column('text', { nullable: true })
  problem!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When its sending began; it is in the archive from then on. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** Until when the rate is used up. */
  @Column('timestamptz', { nullable: true })
  fedAt!: Date | null;

  /** When a draft is sent by itself. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;
}
