import { Injectable } from '@nestjs/common';
import {
  compareSponsors,
  type Deletion,
  mediaPrefix,
  type Sponsor,
  type sponsorAddSchema,
  type sponsorUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { type ContentKind, type ContentStore, ManagedContent } from '../managed-content/index.js';
import { SponsorEntity } from './sponsor.entity.js';

const SPONSOR: ContentKind<SponsorEntity, Sponsor> = {
  entity: SponsorEntity,
  type: 'sponsor',
  present: toSponsor,
  labelOf: ({ name }) => name,
  picturesOf: ({ logo }) => [logo],
};

/** The sponsors of the site. */
@Injectable()
export class SponsorsService {
  private readonly sponsors: ContentStore<SponsorEntity, Sponsor>;

  constructor(
    private readonly dataSource: DataSource,
    content: ManagedContent,
  ) {
    this.sponsors = content.storeOf(SPONSOR);
  }

  /** All sponsors, featured ones first, then by name. */
  async list(): Promise<Sponsor[]> {
    const sponsors = await this.dataSource.getRepository(SponsorEntity).find();
    return sponsors.map(toSponsor).sort(compareSponsors);
  }

  /** @throws AppError `image_too_big` (413), `invalid_image` (400) */
  add({ logo: sent, ...fields }: z.output<typeof sponsorAddSchema>, admin: AdminIdentity): Promise<Sponsor> {
    return this.sponsors.add({
      admin,
      pictures: { logo: sent },
      columns: ({ logo }) => {
        if (logo === null) throw new AppError('invalid_image');
        return { ...fields, logo };
      },
    });
  }

  /**
   * Updates the given fields. Deletes a replaced logo.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `image_too_big` (413), `invalid_image` (400)
   */
  update(
    id: string,
    { logo: sent, _seen: seen, ...fields }: z.output<typeof sponsorUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Sponsor> {
    return this.sponsors.update(id, {
      admin,
      action: 'update',
      seen,
      pictures: { logo: sent ?? null },
      columns: (_, { logo }) => ({ ...fields, ...(logo !== null && { logo }) }),
    });
  }

  /**
   * Deletes a sponsor with its logo.
   * @throws AppError `not_found` (404)
   */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.sponsors.delete(id, admin);
  }
}

/** Converts a sponsor to the public format. */
function toSponsor({ id, name, logo, description, category, website, featured }: SponsorEntity): Sponsor {
  return { _id: id, id, name, logo: mediaPrefix + logo, description, category, website, featured };
}
