import { Injectable } from '@nestjs/common';
import {
  defaultSiteProfile,
  mergeSiteProfile,
  overwrites,
  SITE_PICTURES,
  type SiteProfile,
  type SiteProfileUpdate,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../admin/index.js';
import { imageNameOfPath, imagePath, MediaService, type SentImage } from '../media/index.js';
import { SiteProfileEntity } from './site-profile.entity.js';

/** Serialises writers, also while there is no row to lock. */
const WRITER_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('site-profile', 0))";

/** The site profile with its links. */
@Injectable()
export class SiteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /** The profile; fields never written have their defaults. */
  read(manager: EntityManager = this.dataSource.manager): Promise<SiteProfile> {
    return manager
      .findOneBy(SiteProfileEntity, { id: true })
      .then((row) => mergeSiteProfile(defaultSiteProfile, row?.profile ?? {}));
  }

  /**
   * Updates the given fields. Deletes pictures that are no longer used.
   * @throws AppError `changed_meanwhile` (409), `image_too_big` (413), `invalid_image` (400)
   */
  async update({ _seen: seen, ...sent }: SiteProfileUpdate, admin: AdminIdentity): Promise<SiteProfile> {
    const changed = SITE_PICTURES.filter((picture) => sent[picture] !== undefined);
    const images = Object.fromEntries(changed.map((picture) => [picture, toSentImage(sent[picture])]));
    const { before, after } = await this.media.write(images, async (manager, names) => {
      await manager.query(WRITER_LOCK);
      const written = await this.read(manager);
      const paths = Object.fromEntries(
        changed.map((picture) => [picture, imagePath(names[picture] ?? null)]),
      );
      const profile = mergeSiteProfile(written, { ...sent, ...paths });
      if (overwrites(seen, written, profile)) throw new AppError('changed_meanwhile', { current: written });
      await manager.upsert(SiteProfileEntity, { id: true, profile }, ['id']);
      await this.changes.note(manager, {
        actor: admin.email,
        action: 'update',
        subject: { type: 'site', id: 'site', label: profile.siteName },
        before: written,
        after: profile,
      });
      return { before: written, after: profile };
    });
    const shown = picturesOf(after);
    const gone = picturesOf(before).filter((name) => !shown.includes(name));
    await this.media.release(gone.map((name) => ({ name, visibility: 'public' })));
    return after;
  }
}

/** A picture for the media service, or null. */
function toSentImage(source: string | null | undefined): SentImage | null {
  return source ? { source, visibility: 'public' } : null;
}

/** Names of the profile's pictures. */
function picturesOf(profile: SiteProfile): string[] {
  const names = SITE_PICTURES.map((picture) => profile[picture]).map((path) => path && imageNameOfPath(path));
  return names.filter((name) => typeof name === 'string');
}
