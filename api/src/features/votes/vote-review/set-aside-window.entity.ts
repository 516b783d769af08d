import { Column, Entity, PrimaryColumn } from 'typeorm';

const MOMENT = { type: 'timestamptz', precision: 3 } as const;

/** A window of an entry's votes that is set aside: those cast from `startsAt` up to but not including `endsAt`. */
@Entity('set_aside_windows')
export class SetAsideWindowEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  entryId!: string;

  @Column(MOMENT)
  startsAt!: Date;

  @Column(MOMENT)
  endsAt!: Date;

  @Column('text')
  reason!: string;

  /** E-mail of the administrator. */
  @Column('text')
  setAsideBy!: string;

  @Column({ ...MOMENT, default: () => 'now()' })
  setAsideAt!: Date;

  /** E-mail of the administrator who ended it; null while the votes are set aside. */
  @Column('text', { nullable: true })
  broughtBackBy!: string | null;

  @Column({ ...MOMENT, nullable: true })
  broughtBackAt!: Date | null;
}
