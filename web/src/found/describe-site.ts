import { pageRoutes } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** Whose site it is, after schema.org: Organization and WebSite. */
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
          // A link that nobody has set is a page of this site.
          (url) => URL.canParse(url),
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
