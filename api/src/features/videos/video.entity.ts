import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A video of the creator, on one of the known sites. */
@Entity('videos')
export class VideoEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  link!: string;

  /** A name in the media store. */
  @Column('text', { nullable: true })
  thumbnail!: string | null;

  /** Whether the server fetched it from the video's site; false for one that the administrator chose. */
  @Column('boolean', { default: false })
  thumbnailFetched!: boolean;

  @Column('integer', { default: 0 })
  views!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
