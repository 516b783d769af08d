import { describe, expect, test } from 'vitest';
import { defaultSiteProfile } from './default-profile.js';
import { mergeSiteProfile, siteProfileSchema, siteProfileUpdateSchema } from './site-profile.js';

describe('a change of the profile', () => {
  test('leaves what it does not name', () => {
    const changes = {
      live: true,
      hero: { live: 'Live from Tarlton' },
      links: { shop: 'https://example.org/shop' },
      mailboxes: { contact: 'info@example.org' },
    };
    expect(mergeSiteProfile(defaultSiteProfile, siteProfileUpdateSchema.parse(changes))).toEqual({
      ...defaultSiteProfile,
      live: true,
      hero: { ...defaultSiteProfile.hero, ...changes.hero },
      links: { ...defaultSiteProfile.links, ...changes.links },
      mailboxes: { ...defaultSiteProfile.mailboxes, ...changes.mailboxes },
    });
    expect(mergeSiteProfile(defaultSiteProfile, {})).toEqual(defaultSiteProfile);
  });

  test('removes a picture by null or an empty text', () => {
    const parsed = [{ heroImage: '' }, { heroImage: null }].map((body) =>
      siteProfileUpdateSchema.parse(body),
    );
    expect(parsed).toEqual([{ heroImage: null }, { heroImage: null }]);
    expect(siteProfileUpdateSchema.safeParse({ heroImage: 'https://example.org/a.jpg' }).success).toBe(false);
  });

  test('has no empty names and no more social pages than networks', () => {
    const page = { network: 'facebook', url: 'https://example.org/a' };
    expect(siteProfileUpdateSchema.safeParse({ siteName: ' ' }).success).toBe(false);
    expect(siteProfileUpdateSchema.safeParse({ links: { social: [page] } }).success).toBe(true);
    const many = Array.from({ length: 50 }, () => page);
    expect(siteProfileUpdateSchema.safeParse({ links: { social: many } }).success).toBe(false);
    expect(siteProfileSchema.safeParse({}).success).toBe(false);
  });
});
