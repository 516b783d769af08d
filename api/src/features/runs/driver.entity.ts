import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A driver, known by the phone number alone: two people may have the same name. Deleted with the last vehicle. */
@Entity('drivers')
export class DriverEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Personal data: the phone number as `phoneKey` writes it. */
  @Column('text', { unique: true })
  phoneKey!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
