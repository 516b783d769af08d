import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A video of the creator on a supported site. */
@Entity('videos')
export class VideoEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  link!: string;

  /** Name in the media store. */
  @Column('text', { nullable: true })
  thumbnail!: string | null;

  /** Whether the thumbnail was fetched from the video's site; false for an uploaded one. */
  @Column('boolean', { default: false })
  thumbnailFetched!: boolean;

  @Column('integer', { default: 0 })
  views!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it is published; null for a published one. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;
}
