import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How mail goes, for all nodes: one row, without personal data. Sent mails leave no other trace. */
@Entity('mail_status')
@Check('mail_status_one_row', 'id = 1')
export class MailStatusEntity {
  @PrimaryColumn('smallint', { default: 1 })
  id!: number;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  /** The last answer of the mail server to a failed attempt, with addresses redacted. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** When a mail was last given up, and how many were within a day before. */
  @Column('timestamptz', { nullable: true })
  givenUpAt!: Date | null;

  @Column('integer', { default: 0 })
  givenUp!: number;
}
