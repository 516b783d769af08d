import { type FormErrors, schemaResolver } from '@mantine/form';
import {
  type SiteProfile,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  siteProfileSchema,
} from '@quartermile/core/domain';

/** What the form of the site profile holds: the profile, with an address for each network, '' for none. */
export interface SiteFormValues extends Omit<SiteProfile, 'links'> {
  readonly links: Omit<SiteProfile['links'], 'social'>;
  readonly social: Readonly<Record<SocialNetwork, string>>;
}

/** The form of a profile. */
export function toSiteFormValues(profile: SiteProfile): SiteFormValues {
  const { social, ...links } = profile.links;
  const addressOf = (network: SocialNetwork) => social.find((page) => page.network === network)?.url ?? '';
  const pages = SOCIAL_NETWORKS.map((network) => [network, addressOf(network)]);
  return { ...profile, links, social: Object.fromEntries(pages) as SiteFormValues['social'] };
}

/** The profile that a form describes; networks without an address have no page. */
export function toSiteProfile({ social, links, ...rest }: SiteFormValues): SiteProfile {
  return { ...rest, links: { ...links, social: pagesOf(social) } };
}

const check = schemaResolver(siteProfileSchema, { sync: true });

/** What is wrong with the form, by the path of its field. */
export function siteProblems(values: SiteFormValues): FormErrors {
  const pages = pagesOf(values.social);
  const named = Object.entries(check(toSiteProfile(values))).map(([path, problem]) => {
    const [, place] = /^links\.social\.(\d+)/.exec(path) ?? [];
    const page = place === undefined ? undefined : pages[Number(place)];
    return [page ? `social.${page.network}` : path, problem];
  });
  return Object.fromEntries(named);
}

function pagesOf(social: SiteFormValues['social']): SiteProfile['links']['social'] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = social[network].trim();
    return url === '' ? [] : [{ network, url }];
  });
}
