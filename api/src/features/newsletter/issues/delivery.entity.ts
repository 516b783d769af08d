import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { DeliveryState } from './issue.js';

/** The mail of a newsletter to a subscriber. Its id is that of the mail in the outbox, and of the message. */
@Entity('newsletter_deliveries')
@Unique(['issueId', 'subscriberId'])
export class DeliveryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  issueId!: string;

  /** Null for a subscriber who was deleted. */
  @Column('uuid', { nullable: true })
  subscriberId!: string | null;

  @Column('text', { default: 'waiting' })
  state!: DeliveryState;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;
}
