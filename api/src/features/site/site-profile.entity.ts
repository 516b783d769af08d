import type { SiteProfile } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that holds the site profile; fields that were never written are missing in it. */
@Entity('site_profile')
export class SiteProfileEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  id!: boolean;

  @Column('jsonb')
  profile!: Partial<SiteProfile>;

  /** When the administrator went through the first steps, or skipped them. */
  @Column({ type: 'timestamptz', nullable: true })
  setupFinishedAt!: Date | null;
}
