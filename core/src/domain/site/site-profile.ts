import * as z from 'zod';
import { SITE_TEXT_MAX_LENGTH, STORY_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { emailSchema } from '../newsletter/newsletter.js';
import { httpUrlSchema } from '../text/http-url.js';
import { boundedText, requiredText } from '../text/text.js';

/** The social networks that the site knows by name and icon, in the order in which they are shown. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'tiktok', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What each network is called. */
export const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
};

const shortText = requiredText(SITE_TEXT_MAX_LENGTH, messages.request.expectedText);

/** A page of the creator on a social network. */
export const socialPageSchema = z.object({ network: z.enum(SOCIAL_NETWORKS), url: httpUrlSchema });
export type SocialPage = z.infer<typeof socialPageSchema>;

/**
 * Whose site it is and where its links go: `GET /api/site` (contract section 3). The story's paragraphs
 * are parted by empty lines. Networks without a page are announced as coming soon.
 */
export const siteProfileSchema = z
  .object({
    siteName: shortText,
    creatorName: shortText,
    story: boundedText(STORY_MAX_LENGTH),
    hero: z.object({
      title: shortText,
      intro: boundedText(SITE_TEXT_MAX_LENGTH),
      premium: shortText,
      live: shortText,
    }),
    badges: z.array(shortText).max(6),
    links: z.object({
      shop: httpUrlSchema,
      channel: httpUrlSchema,
      donation: httpUrlSchema,
      coffee: httpUrlSchema,
      social: z.array(socialPageSchema).max(SOCIAL_NETWORKS.length),
    }),
    mailboxes: z.object({ contact: emailSchema, brands: emailSchema }),
    live: z.boolean(),
  })
  .meta({ id: 'SiteProfile' });
export type SiteProfile = z.infer<typeof siteProfileSchema>;

/** The profile of a site whose administrator has not written one yet. */
export const defaultSiteProfile: SiteProfile = {
  siteName: 'Quartermile',
  creatorName: 'Themba',
  story: [
    'It began with one borrowed hatch, one runway and one question: what will she run?',
    'Five years on it is car reviews, road trips and drag races from all over South Africa. The strip is still the favourite place: two lanes, one tree, and a slip of paper that cannot lie.',
    'Bring what you drive. Every time on the leaderboard was run by somebody like you.',
  ].join('\n\n'),
  hero: {
    title: 'What does yours run?',
    intro:
      'Car reviews, road trips and drag races from South Africa. One leaderboard, run by the people who race.',
    premium: 'Premium Content',
    live: 'Live Now',
  },
  badges: ['5 Years Experience', 'Verified Creator'],
  links: {
    shop: 'https://example.com/shop',
    channel: 'https://example.com/channel',
    donation: 'https://example.com/donate',
    coffee: 'https://example.com/coffee',
    social: [{ network: 'facebook', url: 'https://example.com/facebook' }],
  },
  mailboxes: { contact: 'hello@quartermile.example', brands: 'brands@quartermile.example' },
  live: false,
};
