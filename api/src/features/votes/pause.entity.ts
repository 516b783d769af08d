import type { Pausable } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that visitors cannot do at the moment. There is no row for what was resumed. */
@Entity('pauses')
export class PauseEntity {
  @PrimaryColumn('text')
  subject!: Pausable;

  /** When it ends by itself; null: never. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  until!: Date | null;

  /** E-mail of the administrator. */
  @Column('text')
  pausedBy!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  pausedAt!: Date;
}
