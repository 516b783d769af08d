import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.js';

/** What a page says about itself to search engines and share cards. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Path (and query) of the page's one true address. */
  readonly path: string;
  /** Path of the picture of its share card, 1200 × 630 px; the site's own unless told. */
  readonly image?: string;
  /** Keeps the page out of search engines. */
  readonly isPrivate?: boolean;
}

/** The picture of a share card, where a page has none of its own. */
const SHARE_CARD = '/share-card.jpg';

/**
 * Title, description, canonical address and share card of a page, for its route's `meta`. `root` is the
 * loader data of the first match.
 */
export function pageMeta(root: RootData | undefined, page: PageMeta): MetaDescriptor[] {
  const { title, description, image = SHARE_CARD, isPrivate = false } = page;
  const siteName = root?.site.siteName ?? '';
  const fullTitle = [...new Set([title, siteName])].filter(Boolean).join(' | ');
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(root ? addresses(root.publicUrl, page.path, image) : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function addresses(publicUrl: string, path: string, image: string): MetaDescriptor[] {
  const url = new URL(path, publicUrl).href;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(image, publicUrl).href },
  ];
}
