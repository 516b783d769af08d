import type { SiteProfile } from './site-profile.js';

/**
 * The default profile without the home page's texts. Small, because every page loads it as a fallback; the full
 * default is derived from it.
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
