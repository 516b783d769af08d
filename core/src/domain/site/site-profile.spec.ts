import { describe, expect, it } from 'vitest';
import { defaultSiteProfile } from './default-profile.js';
import { siteProfileSchema } from './site-profile.js';

describe('siteProfileSchema', () => {
  it('accepts the default profile unchanged', () => {
    expect(siteProfileSchema.parse(defaultSiteProfile)).toEqual(defaultSiteProfile);
  });

  it('rejects a script link', () => {
    const links = { ...defaultSiteProfile.links, shop: 'javascript:alert(1)' };
    expect(siteProfileSchema.safeParse({ ...defaultSiteProfile, links }).success).toBe(false);
  });

  it('rejects an invalid mailbox', () => {
    const mailboxes = { contact: 'nobody', brands: 'brands@example.com' };
    expect(siteProfileSchema.safeParse({ ...defaultSiteProfile, mailboxes }).success).toBe(false);
  });
});
