import { foundMessages, foundRoutes, SHARE_PICTURE_SIZE } from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.js';

/** What a page says about itself to search engines and share cards. */
export interface PageMeta {
  readonly title: string;
  /** None for pages that nobody should find. */
  readonly description?: string;
  /** Path (and query) of the page's one true address. */
  readonly path: string;
  /** The picture of its share card, 1200 × 630 px; the site's own unless told. */
  readonly picture?: SharePicture;
  /** Descriptions after schema.org, for search engines. */
  readonly structured?: readonly (object | null)[];
  /** What can be subscribed to besides the site's own feeds. */
  readonly feeds?: readonly PageFeed[];
  /** Keeps the page out of search engines. */
  readonly isPrivate?: boolean;
}

/** The picture of a share card: its path, and what it shows in words. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

/** Something that a program can subscribe to: its path, media type and name. */
export interface PageFeed {
  readonly path: string;
  readonly type: string;
  readonly title: string;
}

/** The path of the picture where a page has none of its own. */
const SHARE_CARD = '/share-card.jpg';
const { width, height } = SHARE_PICTURE_SIZE;

/**
 * Title, description, canonical address, share card and structured data of a page, for its route's `meta`.
 * `root` is the loader data of the first match.
 */
export function pageMeta(root: RootData | undefined, page: PageMeta): MetaDescriptor[] {
  const { title, description = '', isPrivate = false, structured = [] } = page;
  const siteName = root?.site.siteName ?? '';
  const fullTitle = [...new Set([title, siteName])].filter(Boolean).join(' | ');
  const shown = isPrivate || !root ? [] : [...shareCard(root, page, fullTitle), ...feeds(root, page.feeds)];
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : shown),
    ...structured.flatMap((data) => (data ? [{ 'script:ld+json': data }] : [])),
  ];
}

/** Open Graph (ogp.me) and the cards that are written with `twitter:`. */
function shareCard({ publicUrl, site }: RootData, page: PageMeta, title: string): MetaDescriptor[] {
  const { description = '', path, picture = { path: SHARE_CARD, alt: site.siteName } } = page;
  const url = new URL(path, publicUrl).href;
  const image = new URL(picture.path, publicUrl).href;
  const properties = {
    'og:type': 'website',
    'og:locale': 'en_ZA',
    'og:site_name': site.siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'og:image:alt': picture.alt,
  };
  const card = { card: 'summary_large_image', title, description, image, 'image:alt': picture.alt };
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...Object.entries(card).map(([name, content]) => ({ name: `twitter:${name}`, content })),
  ];
}

/** Where feed readers find what is new, and what else the page offers to them. */
function feeds({ publicUrl, site }: RootData, own: readonly PageFeed[] = []): MetaDescriptor[] {
  const type = 'application/rss+xml';
  const found = [
    { path: foundRoutes.videoFeed, type, title: foundMessages.videoFeed(site.siteName) },
    { path: foundRoutes.boardFeed, type, title: foundMessages.boardFeed(site.siteName) },
    ...own,
  ];
  return found.map(({ path, ...about }) => ({
    tagName: 'link',
    rel: 'alternate',
    ...about,
    href: new URL(path, publicUrl).href,
  }));
}
