import { SITE_PICTURES, type SitePicture } from './site-pictures.js';
import type { SiteProfile } from './site-profile.js';

const noPictures = Object.fromEntries(SITE_PICTURES.map((picture) => [picture, null])) as Record<
  SitePicture,
  null
>;

/**
 * The default profile without the home page's texts. Small, because every page loads it as a fallback; the full
 * default is derived from it.
 */
export const plainSiteProfile: SiteProfile = {
  siteName: 'Quartermile',
  creatorName: 'Themba',
  story: '',
  hero: { title: '', intro: '', premium: '', live: '' },
  featured: [],
  badges: [],
  links: {
    shop: 'https://example.com/shop',
    channel: 'https://example.com/channel',
    donation: 'https://example.com/donate',
    coffee: 'https://example.com/coffee',
    social: [{ network: 'facebook', url: 'https://example.com/facebook' }],
  },
  mailboxes: { contact: 'hello@quartermile.example', brands: 'brands@quartermile.example' },
  live: false,
  accent: null,
  ...noPictures,
};
