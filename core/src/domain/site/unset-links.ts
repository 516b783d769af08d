import { namedFileRoutes } from '../page-routes.js';
import { defaultSiteProfile } from './default-profile.js';
import type { SiteProfile } from './site-profile.js';

const { social, ...named } = defaultSiteProfile.links;
const comesWithProduct = new Set([...Object.values(named), ...social.map(({ url }) => url)]);

/** Whether a link still has its default value, which leads nowhere. */
export function isUnsetLink(url: string): boolean {
  return comesWithProduct.has(url);
}

/** The profile for display: unset links point to an explanatory page of this site (docs/decisions/0006). */
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
