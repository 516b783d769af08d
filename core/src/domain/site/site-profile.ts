import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { imageSchema } from '../images/image-schemas.js';
import { FEATURED_CARS, SITE_BADGES_MAX, SITE_TEXT_MAX_LENGTH, STORY_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { emailSchema } from '../text/email-schema.js';
import { httpUrlSchema } from '../text/http-url.js';
import { boundedText, requiredText } from '../text/text.js';
import { SITE_PICTURES, type SitePicture } from './site-pictures.js';
import { SOCIAL_NETWORKS } from './social-networks.js';

const shortText = requiredText(SITE_TEXT_MAX_LENGTH, messages.request.expectedText);

/** The accent of a site, such as "#ffb210"; null is start-tree amber. */
export const accentSchema = z
  .string(messages.request.expectedColor)
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, messages.request.expectedColor)
  .nullable();

/** A page of the creator on a social network. */
export const socialPageSchema = z.object({
  network: z.enum(SOCIAL_NETWORKS, messages.request.oneOf(SOCIAL_NETWORKS)),
  url: httpUrlSchema,
});

/** A changed picture: null or an empty text removes it, so that the drawn one is shown again. */
const changedImage = z.union(
  [z.literal('').transform(() => null), z.null(), imageSchema],
  messages.image.notAnImage,
);

const picturesAs = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(SITE_PICTURES.map((picture) => [picture, schema])) as Record<SitePicture, Schema>;

/**
 * The site's owner, links and texts: `GET /api/site` (contract section 3). The story's paragraphs are separated by
 * empty lines. Networks without a page are shown as coming soon. The hero's pills are left out when empty. Pictures are
 * URL paths of this site; null shows the drawn ones.
 */
export const siteProfileSchema = z
  .object({
    siteName: shortText,
    creatorName: shortText,
    story: boundedText(STORY_MAX_LENGTH),
    hero: z.object({
      title: shortText,
      intro: boundedText(SITE_TEXT_MAX_LENGTH),
      premium: boundedText(SITE_TEXT_MAX_LENGTH),
      live: boundedText(SITE_TEXT_MAX_LENGTH),
    }),
    /** The six featured cars in the order of the page. */
    featured: z
      .array(z.object({ name: shortText, line: boundedText(SITE_TEXT_MAX_LENGTH) }))
      .length(FEATURED_CARS, messages.request.exactly(FEATURED_CARS)),
    badges: z.array(shortText).max(SITE_BADGES_MAX, messages.request.tooMany(SITE_BADGES_MAX)),
    links: z.object({
      shop: httpUrlSchema,
      channel: httpUrlSchema,
      donation: httpUrlSchema,
      coffee: httpUrlSchema,
      social: z
        .array(socialPageSchema)
        .max(SOCIAL_NETWORKS.length, messages.request.tooMany(SOCIAL_NETWORKS.length)),
    }),
    mailboxes: z.object({ contact: emailSchema, brands: emailSchema }),
    live: z.boolean(messages.request.expectedYesNo),
    accent: accentSchema,
    ...picturesAs(z.string().nullable()),
    /** What is paused now, in sentences to show; absent while nothing is. */
    paused: z.object({ votes: z.string(), submissions: z.string() }).partial().optional(),
    /** Whether the site can send mail, so that pages may speak of mails; absent without a mail server. */
    sendsMail: z.boolean().optional(),
  })
  .meta({ id: 'SiteProfile' });
export type SiteProfile = z.infer<typeof siteProfileSchema>;

const { hero, links, mailboxes, paused: _, sendsMail: __, ...lines } = siteProfileSchema.shape;

/** Changes to the profile: any of its fields, and single fields of the hero, the links and the mailboxes. */
export const siteProfileUpdateSchema = describeBody(
  'SiteProfileUpdate',
  z
    .object({
      ...lines,
      hero: hero.partial(),
      links: links.partial(),
      mailboxes: mailboxes.partial(),
      ...picturesAs(changedImage),
    })
    .partial()
    .extend({ _seen: seenSchema }),
  { live: true, hero: { live: 'Live from Tarlton' } },
);
export type SiteProfileUpdate = z.infer<typeof siteProfileUpdateSchema>;

/** Merges changes into a profile. */
export function mergeSiteProfile(
  profile: SiteProfile,
  changes: Omit<SiteProfileUpdate, '_seen'>,
): SiteProfile {
  return {
    ...profile,
    ...changes,
    // In the order of the defaults, which jsonb does not keep, so that pages stay the same bytes.
    featured: (changes.featured ?? profile.featured).map(({ name, line }) => ({ name, line })),
    hero: { ...profile.hero, ...changes.hero },
    links: { ...profile.links, ...changes.links },
    mailboxes: { ...profile.mailboxes, ...changes.mailboxes },
  };
}
