import { Injectable } from '@nestjs/common';
import {
  compareSponsors,
  type Sponsor,
  type sponsorAddSchema,
  type sponsorUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import { lockRow } from '../../database/lock-row.js';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MediaService, type SentImage } from '../../platform/media/media.service.js';
import { PublicChanges } from '../../platform/revision/public-changes.service.js';
import { SponsorEntity } from './sponsor.entity.js';
import { toSponsor } from './sponsor.presenter.js';

const SPONSOR = { type: 'sponsor', labelOf: ({ name }: Sponsor) => name };

/** The sponsors of the site. */
@Injectable()
export class SponsorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /** All sponsors, featured ones first, then by name. */
  async list(): Promise<Sponsor[]> {
    const sponsors = await this.dataSource.getRepository(SponsorEntity).find();
    return sponsors.map(toSponsor).sort(compareSponsors);
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400) */
  add({ logo: sent, ...columns }: z.output<typeof sponsorAddSchema>, admin: AdminIdentity): Promise<Sponsor> {
    return this.media.write({ logo: picture(sent) }, async (manager, { logo }) => {
      if (logo === null) throw new AppError('invalid_image');
      const sponsor = await manager.save(manager.create(SponsorEntity, { ...columns, logo }));
      await this.changes.noteShown(
        manager,
        { admin, action: 'add', before: null, after: toSponsor(sponsor) },
        SPONSOR,
      );
      return toSponsor(sponsor);
    });
  }

  /**
   * Sets the fields that are sent; a logo that is shown no more goes.
   * @throws AppError `not_found` (404), `image_too_big` (413), `invalid_image` (400)
   */
  async update(
    id: string,
    { logo: sent, ...columns }: z.output<typeof sponsorUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Sponsor> {
    const images = { logo: sent === undefined ? null : picture(sent) };
    const { before, after } = await this.media.write(images, async (manager, { logo }) => {
      const sponsor = await lockRow(manager, SponsorEntity, id);
      const changes = { ...columns, ...(logo !== null && { logo }) };
      const changed = await manager.save(manager.create(SponsorEntity, { ...sponsor, ...changes }));
      await this.changes.noteShown(
        manager,
        { admin, action: 'update', before: toSponsor(sponsor), after: toSponsor(changed) },
        SPONSOR,
      );
      return { before: sponsor, after: changed };
    });
    if (before.logo !== after.logo) await this.release(before);
    return toSponsor(after);
  }

  /**
   * Removes a sponsor with its logo.
   * @throws AppError `not_found` (404)
   */
  async delete(id: string, admin: AdminIdentity): Promise<void> {
    const deleted = await this.dataSource.transaction(async (manager) => {
      const before = await lockRow(manager, SponsorEntity, id);
      await manager.delete(SponsorEntity, { id });
      await this.changes.noteShown(
        manager,
        { admin, action: 'delete', before: toSponsor(before), after: null },
        SPONSOR,
      );
      return before;
    });
    await this.release(deleted);
  }

  private release({ logo }: SponsorEntity): Promise<void> {
    return this.media.release([{ name: logo, visibility: 'public' }]);
  }
}

const picture = (source: string): SentImage => ({ source, visibility: 'public' });
