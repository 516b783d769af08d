import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A car, which has runs (rows of `cars`) and at most one entry per category. Deleted with its last run. */
@Entity('vehicles')
export class VehicleEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  /** Null while no run has a phone number. */
  @Column('uuid', { nullable: true })
  driverId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
