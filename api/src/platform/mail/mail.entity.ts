import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A queued mail. Deleted once sent, because it contains an address and a link with a token. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** The same for every attempt, so that mail servers detect duplicates (RFC 5322, 3.6.4). */
  @Column('text', { unique: true })
  messageId!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  /** The same content as HTML. */
  @Column('text', { nullable: true })
  html!: string | null;

  /** Whether its recipient must not get it twice: an attempt of which nobody knows whether it succeeded is the last. */
  @Column('boolean', { default: false })
  once!: boolean;

  @Column('jsonb')
  headers!: Readonly<Record<string, string>>;

  /** Failed attempts. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt!: Date;

  /** After this time it is useless and deleted. */
  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
