import { defaultSiteProfile } from './default-profile.js';
import { namedFileRoutes } from './page-routes.js';
import type { SiteProfile } from './site-profile.js';

const { social, ...named } = defaultSiteProfile.links;
const comesWithProduct = new Set([...Object.values(named), ...social.map(({ url }) => url)]);

/** Whether a link is still the one that comes with the product: it leads to no page of anybody. */
export function isUnsetLink(url: string): boolean {
  return comesWithProduct.has(url);
}

/**
 * A profile as pages show it: links that nobody has set lead to a page of this site that says so
 * (docs/decisions/0041).
 */
export function showUnsetLinks(profile: SiteProfile): SiteProfile {
  const shown = (url: string): string => (isUnsetLink(url) ? namedFileRoutes.linkNotSet : url);
  const { shop, channel, donation, coffee, social: pages } = profile.links;
  return {
    ...profile,
    links: {
      shop: shown(shop),
      channel: shown(channel),
      donation: shown(donation),
      coffee: shown(coffee),
      social: pages.map(({ network, url }) => ({ network, url: shown(url) })),
    },
  };
}
