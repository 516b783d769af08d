import { Injectable } from '@nestjs/common';
import {
  defaultSiteProfile,
  mergeSiteProfile,
  type SiteProfile,
  type SiteProfileUpdate,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';
import { SiteProfileEntity } from './site-profile.entity.js';

/** Two writers of the profile go one after the other, also while there is no row to lock yet. */
const WRITER_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('site-profile', 0))";

/** Whose site it is, and where its links go. */
@Injectable()
export class SiteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: PublicChanges,
  ) {}

  /** The profile; what the administrator never wrote is as it comes with the product. */
  read(manager: EntityManager = this.dataSource.manager): Promise<SiteProfile> {
    return manager
      .findOneBy(SiteProfileEntity, { id: true })
      .then((row) => mergeSiteProfile(defaultSiteProfile, row?.profile ?? {}));
  }

  /** Writes the fields that are sent; the others stay. */
  update(sent: SiteProfileUpdate, admin: AdminIdentity): Promise<SiteProfile> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(WRITER_LOCK);
      const before = await this.read(manager);
      const after = mergeSiteProfile(before, sent);
      await manager.upsert(SiteProfileEntity, { id: true, profile: after }, ['id']);
      await this.changes.note(manager, {
        actor: admin.email,
        action: 'update',
        subject: { type: 'site', id: 'site', label: after.siteName },
        before,
        after,
      });
      return after;
    });
  }
}
