import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A mail that has not been sent. Once it is, its row goes: it holds an address and a link that grants something. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** The same at every try, so that a mail server can tell a second delivery from a second mail (RFC 5322, 3.6.4). */
  @Column('text', { unique: true })
  messageId!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('jsonb')
  headers!: Readonly<Record<string, string>>;

  /** Tries that failed. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt!: Date;

  /** From then on it is worth nothing to its reader, and goes. */
  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
