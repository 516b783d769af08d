import type { SponsorCategory } from '@quartermile/core/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sponsor of the site. */
@Entity('sponsors')
export class SponsorEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  name!: string;

  /** Name in the media store. */
  @Column('text')
  logo!: string;

  @Column('text')
  description!: string;

  @Column('text')
  category!: SponsorCategory;

  @Column('text')
  website!: string;

  @Column('boolean', { default: false })
  featured!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
