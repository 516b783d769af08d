import type { SubscriberStatus } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that asked for the newsletter. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Personal: for the administrator only. In small letters. */
  @Column('text', { unique: true })
  email!: string;

  /** Only a press of one of the two buttons changes it. */
  @Column('text', { default: 'pending' })
  status!: SubscriberStatus;

  /** Rises when the address leaves, so that confirmation links from before work no more. */
  @Column('integer', { default: 0 })
  round!: number;

  /** The wording that was agreed to. */
  @Column('text')
  consentVersion!: string;

  @Column('timestamptz')
  consentedAt!: Date;

  /** Confirmation mails since the address was last confirmed. */
  @Column('integer', { default: 0 })
  mailCount!: number;

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;
}
