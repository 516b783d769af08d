import { describe, expect, it } from 'vitest';
import { defaultSiteProfile } from './default-profile.js';
import { siteProfileSchema } from './site-profile.js';

describe('siteProfileSchema', () => {
  it('takes the default profile as it is', () => {
    expect(siteProfileSchema.parse(defaultSiteProfile)).toEqual(defaultSiteProfile);
  });

  it('refuses a link that would run a script', () => {
    const links = { ...defaultSiteProfile.links, shop: 'javascript:alert(1)' };
    expect(siteProfileSchema.safeParse({ ...defaultSiteProfile, links }).success).toBe(false);
  });

  it('refuses a mailbox that is no address', () => {
    const mailboxes = { contact: 'nobody', brands: 'brands@example.com' };
    expect(siteProfileSchema.safeParse({ ...defaultSiteProfile, mailboxes }).success).toBe(false);
  });
});
