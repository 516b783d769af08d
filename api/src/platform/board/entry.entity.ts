import type { Category } from '@quartermile/core/domain';
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

/** A car's place in one category of the leaderboard. A car stands in a category once. */
@Entity('entries')
export class EntryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  category!: Category;

  @Column('integer', { default: 0 })
  votes!: number;

  @Column('uuid')
  carId!: string;

  @ManyToOne(() => CarEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car!: Relation<CarEntity>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
