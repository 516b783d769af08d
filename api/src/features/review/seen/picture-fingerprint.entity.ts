import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The looks of a picture of a run, by its name in the media store. A trigger deletes it with the last run that has the
 * picture.
 */
@Entity('picture_fingerprints')
export class PictureFingerprintEntity {
  @PrimaryColumn('text')
  name!: string;

  /** Null for a picture that is too plain to be recognized, or that cannot be decoded. */
  @Column('bytea', { nullable: true })
  fingerprint!: Buffer | null;
}
