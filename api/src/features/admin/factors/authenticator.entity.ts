import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { AdministratorEntity } from '../credentials/administrator.entity.js';

/** The authenticator app of an administrator. It is a factor once it is confirmed by a code. */
@Entity({ name: 'authenticator' })
export class AuthenticatorEntity {
  @PrimaryColumn({ type: 'uuid' })
  administratorId!: string;

  @OneToOne(() => AdministratorEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  administrator!: Relation<AdministratorEntity>;

  /** Encrypted, see `SecretBox`. */
  @Column({ type: 'bytea' })
  secret!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  /** Time step (RFC 6238) of the last accepted code; it and earlier ones are not accepted again. */
  @Column({ type: 'bigint', nullable: true })
  lastStep!: string | null;
}
