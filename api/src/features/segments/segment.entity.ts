import type { SegmentFilter } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A segment of a board that the administrator named (decision 105). Built-in ones have no row. */
@Entity('segments')
export class SegmentEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  /** The name as it is compared, which is unique. */
  @Column('text')
  nameKey!: string;

  /** The last part of its address, which is unique. */
  @Column('text')
  slug!: string;

  @Column('jsonb')
  filter!: SegmentFilter;

  /** What the filter selects, which is unique (`segmentKey`). */
  @Column('text')
  filterKey!: string;

  @Column('boolean')
  inMenu!: boolean;

  /** Its place in the order, ascending; a moved one gets a number between its neighbours. */
  @Column('double precision')
  place!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
