import { mediaPrefix, type Sponsor } from '@quartermile/core/domain';
import type { SponsorEntity } from './sponsor.entity.js';

/** Converts a sponsor to the public format. */
export function toSponsor({
  id,
  name,
  logo,
  description,
  category,
  website,
  featured,
}: SponsorEntity): Sponsor {
  return { _id: id, id, name, logo: mediaPrefix + logo, description, category, website, featured };
}
