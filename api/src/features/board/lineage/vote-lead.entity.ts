import type { Category, Drivetrain } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A car that led a board by votes, or one drivetrain on it, from when to when, as `VoteLeads` saw it. A list has at most one
 * open lead, and at most one that was seen once. There are no names in it.
 */
@Entity('vote_leads')
export class VoteLeadEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  category!: Category;

  /** Null: the list of all drivetrains. */
  @Column('text', { nullable: true })
  drivetrain!: Drivetrain | null;

  /** The car; null once it is deleted. */
  @Column('uuid', { nullable: true })
  vehicleId!: string | null;

  /** Its votes when it was last seen to lead. */
  @Column('integer')
  votes!: number;

  @Column('timestamptz')
  since!: Date;

  /** Null while it leads. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;

  /** Whether it was seen to lead twice in a row. Others are no leads yet. */
  @Column('boolean', { default: false })
  isConfirmed!: boolean;
}
