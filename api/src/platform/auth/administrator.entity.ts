import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who may sign in. There is one; the table leaves room for more. */
@Entity({ name: 'administrator' })
export class AdministratorEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In small letters, which is how it is looked up. */
  @Column({ type: 'text', unique: true })
  email!: string;

  /** Argon2id, with its parameters and salt. */
  @Column({ type: 'text' })
  passwordHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
