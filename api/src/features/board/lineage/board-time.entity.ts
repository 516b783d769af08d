import type { Category, Drivetrain } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A time that a run has or had on a board, from when to when: what the lineage of the records follows from. Only boards
 * that rank by time have rows. There are no names in it.
 */
@Entity('board_times')
export class BoardTimeEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  category!: Category;

  @Column('text')
  drivetrain!: Drivetrain;

  /** The ranking time. */
  @Column('double precision')
  seconds!: number;

  /** The same time as it was sent. */
  @Column('text')
  shown!: string;

  /** The run; null once it is deleted. */
  @Column('uuid', { nullable: true })
  carId!: string | null;

  /** The car of a deleted run; null while the run exists, and once the car is deleted as well. */
  @Column('uuid', { nullable: true })
  vehicleId!: string | null;

  @Column('timestamptz')
  since!: Date;

  /** When it was taken off; null while it is on the board. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;
}
