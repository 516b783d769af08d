import type { SiteProfile } from '@quartermile/core/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of the site profile; fields never written are missing in it. */
@Entity('site_profile')
export class SiteProfileEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  id!: boolean;

  @Column('jsonb')
  profile!: Partial<SiteProfile>;

  /** When the first steps were finished or skipped. */
  @Column({ type: 'timestamptz', nullable: true })
  setupFinishedAt!: Date | null;
}
