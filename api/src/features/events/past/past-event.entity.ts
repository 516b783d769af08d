import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { StoredLineup } from '../stored-lineup.js';

/** A picture of a gallery; `image` is a name in the media store. */
export interface GalleryPicture {
  readonly image: string;
  readonly caption: string | null;
}

/** A video of a past event, by its link. */
export interface PastEventVideo {
  readonly link: string;
  readonly title: string | null;
}

/** The event that a past event was, so that the step can be undone. */
export interface PastEventSource {
  readonly id: string;
  /** JSON text: TypeORM's comparison fails for documents with keys such as "hasOwnProperty". */
  readonly document: string;
  /** Names of stored pictures. */
  readonly pictures: string[];
  /** ISO 8601 instant. */
  readonly createdAt: string;
}

/** A past event. */
@Entity('past_events')
export class PastEventEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** A date without a time, or an ISO 8601 instant in UTC. */
  @Column('text')
  date!: string;

  /** Start of the event, for sorting; a date without a time means the start of the day in the site's time zone. */
  @Column('timestamptz')
  startsAt!: Date;

  @Column('text', { nullable: true })
  location!: string | null;

  /** A name in the media store. */
  @Column('text', { nullable: true })
  image!: string | null;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('jsonb', { default: [] })
  gallery!: GalleryPicture[];

  @Column('jsonb', { default: [] })
  videos!: PastEventVideo[];

  /** Null for a past event that was added as such. */
  @Column('jsonb', { nullable: true })
  source!: PastEventSource | null;

  @Column('jsonb', { nullable: true })
  lineup!: StoredLineup | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
