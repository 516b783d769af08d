import type { NOTIFIED_BY, SubmissionChange } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * The driver's side of a submission, opened by a code. Its status, times and pictures are those of the car. It remains
 * for a while after the car is deleted, without personal data.
 */
@Entity('submissions')
export class SubmissionEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Null once the car is deleted. */
  @Column('uuid', { nullable: true, unique: true })
  carId!: string | null;

  /** SHA-256 of the code. */
  @Column({ type: 'bytea', unique: true })
  codeHash!: Buffer;

  /** Personal data: the address for decisions, used for nothing else. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** The open question of a reviewer, while the car is pending. */
  @Column('text', { nullable: true })
  question!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  askedAt!: Date | null;

  /** Whether the driver may send a rejected car again. */
  @Column('boolean', { default: false })
  mayResend!: boolean;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revisedAt!: Date | null;

  /** Personal data: what the driver changed since a reviewer last asked or decided. */
  @Column('jsonb', { default: [] })
  changes!: SubmissionChange[];

  /** The car of which this is a new time. */
  @Column('uuid', { nullable: true })
  previousCarId!: string | null;

  /** The last mail about the present state. */
  @Column('uuid', { nullable: true })
  mailId!: string | null;

  /** When and how the driver was notified of the present state. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  notifiedAt!: Date | null;

  @Column('text', { nullable: true })
  notifiedBy!: (typeof NOTIFIED_BY)[number] | null;

  /** When the car was deleted. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  removedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
