import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something the administrator or a visitor did, kept as evidence. Rows are written once and never changed. */
@Entity({ name: 'activity' })
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Milliseconds, so that a page's cursor can name the instant exactly. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'clock_timestamp()' })
  at!: Date;

  @Column({ type: 'text' })
  actor!: string;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'text' })
  subjectType!: string;

  @Column({ type: 'text' })
  subjectId!: string;

  @Column({ type: 'text' })
  subjectLabel!: string;

  @Column({ type: 'jsonb', nullable: true })
  before!: unknown;

  @Column({ type: 'jsonb', nullable: true })
  after!: unknown;
}
