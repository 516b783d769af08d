import type { SiteProfile } from './site-profile.js';

/**
 * A profile without the texts of the home page, for a page that has no other: every visitor loads it. The
 * profile of a new site is made from it.
 */
export const plainSiteProfile: SiteProfile = {
  siteName: 'Quartermile',
  creatorName: 'Themba',
  story: '',
  hero: { title: '', intro: '', premium: '', live: '' },
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
  heroImage: null,
  storyImage: null,
};
