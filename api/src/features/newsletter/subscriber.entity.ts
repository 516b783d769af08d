import type { SubscriberStatus } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A newsletter subscription. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Personal data, for the administrator only. Lower case. */
  @Column('text', { unique: true })
  email!: string;

  /** Changed only by the two buttons. */
  @Column('text', { default: 'pending' })
  status!: SubscriberStatus;

  /** Incremented by unsubscribing, which invalidates earlier confirmation links. */
  @Column('integer', { default: 0 })
  round!: number;

  /** Version of the consent text. */
  @Column('text')
  consentVersion!: string;

  @Column('timestamptz')
  consentedAt!: Date;

  /** Confirmation mails since the last confirmation. */
  @Column('integer', { default: 0 })
  mailCount!: number;

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  /** Permanent refusals of the address in a row by the mail server; confirming again and a delivered mail reset it. */
  @Column('integer', { default: 0 })
  refusals!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;
}
