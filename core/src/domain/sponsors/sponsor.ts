import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody, EXAMPLE_PICTURE } from '../describe-body.js';
import { imageSchema } from '../images/image-schemas.js';
import { NAME_MAX_LENGTH, SPONSOR_DESCRIPTION_MAX_LENGTH, URL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { httpUrlSchema } from '../text/http-url.js';
import { requiredText } from '../text/text.js';

/** Business categories of sponsors. */
export const SPONSOR_CATEGORIES = [
  'Performance',
  'Exhaust',
  'Wheels & Tires',
  'Suspension',
  'Electronics',
  'Apparel',
  'Other',
] as const;
export type SponsorCategory = (typeof SPONSOR_CATEGORIES)[number];

/** A sponsor; `logo` is a URL path of this site. */
export const sponsorSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    logo: z.string(),
    description: z.string(),
    category: z.enum(SPONSOR_CATEGORIES),
    website: z.string(),
    featured: z.boolean(),
  })
  .meta({ id: 'Sponsor' });
export type Sponsor = z.infer<typeof sponsorSchema>;

const fields = {
  name: requiredText(NAME_MAX_LENGTH, messages.request.fieldsRequired),
  description: requiredText(SPONSOR_DESCRIPTION_MAX_LENGTH, messages.request.fieldsRequired),
  website: requiredText(URL_MAX_LENGTH, messages.request.fieldsRequired).pipe(httpUrlSchema),
  category: z.enum(SPONSOR_CATEGORIES, messages.request.fieldsRequired),
  logo: z.string(messages.request.fieldsRequired).min(1, messages.request.fieldsRequired).pipe(imageSchema),
  featured: z.boolean(messages.request.expectedYesNo),
};

/** Request to add a sponsor. */
export const sponsorAddSchema = describeBody(
  'SponsorAdd',
  z.object({ ...fields, featured: fields.featured.default(false) }),
  {
    name: 'Highveld Exhausts',
    description: 'Stainless systems, made in Benoni.',
    website: 'https://exhausts.example',
    category: 'Exhaust',
    logo: EXAMPLE_PICTURE,
    featured: true,
  },
);
export type SponsorAdd = z.input<typeof sponsorAddSchema>;

/** Changes to a sponsor: any fields, such as `featured` alone. */
export const sponsorUpdateSchema = describeBody(
  'SponsorUpdate',
  z.object(fields).partial().extend({ _seen: seenSchema }),
  {
    featured: false,
  },
);
export type SponsorUpdate = z.input<typeof sponsorUpdateSchema>;

/** Display order: featured first, then by name. */
export function compareSponsors(
  a: Pick<Sponsor, 'featured' | 'name'>,
  b: Pick<Sponsor, 'featured' | 'name'>,
): number {
  return Number(b.featured) - Number(a.featured) || a.name.localeCompare(b.name, 'en');
}
