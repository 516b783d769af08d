import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An action of the administrator or a visitor, for the audit log. */
@Entity({ name: 'activity' })
export class ActivityEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Millisecond precision, so that a cursor can represent the instant exactly. */
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
