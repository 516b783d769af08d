import { describe, expect, it } from 'vitest';
import { defaultSiteProfile } from './default-profile.js';
import { isUnsetLink, showUnsetLinks } from './unset-links.js';

describe('unset links', () => {
  it('point to an explanatory page of this site', () => {
    const { shop, channel, donation, coffee, social } = showUnsetLinks(defaultSiteProfile).links;
    const shown = [shop, channel, donation, coffee, ...social.map(({ url }) => url)];
    expect(new Set(shown)).toEqual(new Set(['/link-not-set.html']));
  });

  it('are detected individually', () => {
    const links = { ...defaultSiteProfile.links, shop: 'https://shop.example.com/' };
    const shown = showUnsetLinks({ ...defaultSiteProfile, links }).links;
    expect(shown.shop).toBe('https://shop.example.com/');
    expect(shown.donation).toBe('/link-not-set.html');
    expect(isUnsetLink('https://example.com/anything-else')).toBe(false);
  });
});
