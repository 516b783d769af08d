import type { SlipState, SlipValue } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was read from the proof of a car. Personal data like the proof, deleted with the car. */
@Entity('slip_readings')
export class SlipReadingEntity {
  @PrimaryColumn('uuid')
  carId!: string;

  @Column('text', { default: 'waiting' })
  state!: SlipState;

  @Column('jsonb', { default: [] })
  figures!: SlipValue[];

  /** How often a server has begun to read it. */
  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When the server that reads it has begun. */
  @Column('timestamptz', { nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
