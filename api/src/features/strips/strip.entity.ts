import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A strip on which runs are timed. Runs have a copy of it, which changes with it (decision 85). */
@Entity('strips')
export class StripEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  /** The name as it is compared, which is unique. */
  @Column('text')
  nameKey!: string;

  /** Town or region. */
  @Column('text')
  place!: string;

  /** Metres above the sea. */
  @Column('integer', { nullable: true })
  altitude!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
