import { pageRoutes } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** Structured data (schema.org) of the site: Organization and WebSite. */
export function describeSite({ publicUrl, site }: RootData): object {
  const home = new URL(pageRoutes.home, publicUrl).href;
  const organization = `${home}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.siteName,
        url: home,
        logo: new URL('/icon-512.png', publicUrl).href,
        email: site.mailboxes.contact,
        founder: { '@type': 'Person', name: site.creatorName },
        sameAs: [site.links.channel, ...site.links.social.map(({ url }) => url)].filter(
          // Unset links are pages of this site.
          (url) => url.startsWith('http'),
        ),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: site.siteName,
        url: home,
        description: site.hero.intro,
        inLanguage: 'en-ZA',
        publisher: { '@id': organization },
      },
    ],
  };
}
