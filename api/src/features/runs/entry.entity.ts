import { type Category, FIRST_RULES_VERSION } from '@quartermile/core/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { CarEntity } from './car.entity.js';

/** A car's entry in a category of the leaderboard, unique per vehicle and category. It shows the vehicle's best run. */
@Entity('entries')
export class EntryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  category!: Category;

  /** The public number of votes. */
  @Column('integer', { default: 0 })
  votes!: number;

  /** Votes that are stored and do not count, see `SetAsideWindowEntity`. */
  @Column('integer', { default: 0 })
  votesSetAside!: number;

  /** Version of the boards' rules under which it was approved. */
  @Column('text', { default: FIRST_RULES_VERSION })
  rulesVersion!: string;

  @Column('uuid')
  vehicleId!: string;

  /** The run. */
  @Column('uuid')
  carId!: string;

  @ManyToOne(() => CarEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car!: Relation<CarEntity>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
