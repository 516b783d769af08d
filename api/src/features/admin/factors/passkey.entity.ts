import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { AdministratorEntity } from '../credentials/administrator.entity.js';

/** A passkey: a WebAuthn credential of an administrator. */
@Entity({ name: 'passkey' })
export class PasskeyEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => AdministratorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  administrator!: Relation<AdministratorEntity>;

  @Column({ type: 'uuid' })
  administratorId!: string;

  /** base64url. */
  @Column({ type: 'text', unique: true })
  credentialId!: string;

  /** COSE key. */
  @Column({ type: 'bytea' })
  publicKey!: Buffer;

  /** Uses that the authenticator has reported; always 0 for authenticators that do not count. */
  @Column({ type: 'bigint' })
  counter!: string;

  /** How the browser reaches the authenticator, such as `internal` or `usb`. */
  @Column({ type: 'text', array: true })
  transports!: string[];

  @Column({ type: 'text' })
  name!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
