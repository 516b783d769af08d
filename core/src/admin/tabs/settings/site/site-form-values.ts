import { type FormErrors, schemaResolver } from '@mantine/form';
import {
  isBlank,
  SITE_PICTURES,
  type SitePicture,
  type SiteProfile,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  siteProfileSchema,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { storedImage } from '../../../kernel/forms/image-field.js';

/** Values of the site profile form: the profile, with a URL for each social network ('' for none). */
export interface SiteFormValues
  extends Omit<SiteProfile, 'accent' | 'links' | SitePicture | 'paused' | 'sendsMail'>,
    Readonly<Record<SitePicture, PickedImage | null>> {
  /** '' is amber. */
  readonly accent: string;
  readonly links: Omit<SiteProfile['links'], 'social'>;
  readonly social: Readonly<Record<SocialNetwork, string>>;
}

/** Returns the form values of a profile. */
export function toSiteFormValues(site: SiteProfile): SiteFormValues {
  const { paused: _paused, sendsMail: _sendsMail, ...profile } = site;
  const { social, ...links } = profile.links;
  const addressOf = (network: SocialNetwork) => social.find((page) => page.network === network)?.url ?? '';
  const pages = SOCIAL_NETWORKS.map((network) => [network, addressOf(network)]);
  return {
    ...profile,
    accent: profile.accent ?? '',
    links,
    social: Object.fromEntries(pages) as SiteFormValues['social'],
    ...mapPictures((picture) => storedImage(profile[picture])),
  };
}

/** Builds the profile from form values. Networks without a URL are omitted. */
export function toSiteProfile({ accent, social, links, ...rest }: SiteFormValues): SiteProfile {
  return {
    ...rest,
    accent: isBlank(accent) ? null : accent.trim(),
    links: { ...links, social: pagesOf(social) },
    ...mapPictures((picture) => rest[picture]?.dataUrl ?? null),
  };
}

function mapPictures<Value>(valueOf: (picture: SitePicture) => Value): Record<SitePicture, Value> {
  const values = SITE_PICTURES.map((picture) => [picture, valueOf(picture)]);
  return Object.fromEntries(values) as Record<SitePicture, Value>;
}

const check = schemaResolver(siteProfileSchema, { sync: true });

/** Validation errors by the path of the field. */
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
    const url = social[network];
    return isBlank(url) ? [] : [{ network, url }];
  });
}
