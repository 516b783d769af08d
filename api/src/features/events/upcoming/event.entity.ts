import type { EventDocument } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { StoredLineup } from '../stored-lineup.js';

/** An event document, stored unchanged. The id is text, because imported documents have ids in other formats. */
@Entity('events')
export class EventEntity {
  @PrimaryColumn('text', { default: () => 'uuidv7()::text' })
  id!: string;

  /** Does not contain the id, which is a column. */
  @Column('jsonb')
  document!: EventDocument;

  /** Names of the stored pictures that the document uses, so that their files are not deleted. */
  @Column('text', { array: true, default: '{}' })
  pictures!: string[];

  /** Entry list and ladder; null without them. */
  @Column('jsonb', { nullable: true })
  lineup!: StoredLineup | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Time of the last change of the document, used by calendars to detect updates. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** When it is published; null for a published one. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;
}
