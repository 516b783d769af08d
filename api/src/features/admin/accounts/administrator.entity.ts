import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An administrator account. Currently there is exactly one. */
@Entity({ name: 'administrator' })
export class AdministratorEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Lower case, for case-insensitive lookups. */
  @Column({ type: 'text', unique: true })
  email!: string;

  /** Argon2id, with its parameters and salt. */
  @Column({ type: 'text' })
  passwordHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
