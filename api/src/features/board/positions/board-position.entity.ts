import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The position of an entry on its board at the start of a day of the site's time zone. There are no names in it. */
@Entity('board_positions')
export class BoardPositionEntity {
  /** YYYY-MM-DD. */
  @PrimaryColumn('date')
  day!: string;

  /** The entry, which may be deleted by now. */
  @PrimaryColumn('uuid')
  entryId!: string;

  @Column('integer')
  position!: number;
}
