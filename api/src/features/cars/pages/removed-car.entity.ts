import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A car that lost an entry or a run to another car, so that its address can say so once it has no entry left. Written by
 * triggers of `entries` and `cars`; contains nothing personal.
 */
@Entity('removed_cars')
export class RemovedCarEntity {
  /** Id of the vehicle, which may still exist. */
  @PrimaryColumn('uuid')
  id!: string;

  /** The vehicle that has its runs now; null if they were deleted. */
  @Column('uuid', { nullable: true })
  movedTo!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  removedAt!: Date;
}
