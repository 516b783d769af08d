import type { EventDocument } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event as it was written. Its id is text, because imported documents keep theirs. */
@Entity('events')
export class EventEntity {
  @PrimaryColumn('text', { default: () => 'uuidv7()::text' })
  id!: string;

  /** Without a field `id`: that is the column above. */
  @Column('jsonb')
  document!: EventDocument;

  /** Names of the kept pictures that the document shows, so that their files stay. */
  @Column('text', { array: true, default: '{}' })
  pictures!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the document was last written; calendars tell a changed event by it. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
