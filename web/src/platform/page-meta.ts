import { SHARE_PICTURE_SIZE, seoMessages, seoRoutes, shareRoutes } from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.js';

/** Metadata of a page for search engines and share cards. */
export interface PageMeta {
  readonly title: string;
  /** None for private pages. */
  readonly description?: string;
  /** Canonical path and query. */
  readonly path: string;
  /** Picture of its share card, 1200 × 630 px; the site's by default. */
  readonly picture?: SharePicture;
  /** Structured data (schema.org). */
  readonly structured?: readonly (object | null)[];
  /** Feeds in addition to the site's own. */
  readonly feeds?: readonly PageFeed[];
  /** Excludes the page from search engines. */
  readonly isPrivate?: boolean;
}

/** Picture of a share card: path and alternative text. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

/** A feed: path, media type and title. */
export interface PageFeed {
  readonly path: string;
  readonly type: string;
  readonly title: string;
}

/** Path of the default picture. */
const SHARE_CARD = shareRoutes.home;
const { width, height } = SHARE_PICTURE_SIZE;

/**
 * Title, description, canonical URL, share card and structured data, for a route's `meta`. `root` is the loader data
 * of the first match.
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

/** Open Graph (ogp.me) and `twitter:` metadata. */
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

/** Links to the site's feeds and the page's own. */
function feeds({ publicUrl, site }: RootData, own: readonly PageFeed[] = []): MetaDescriptor[] {
  const type = 'application/rss+xml';
  const all = [
    { path: seoRoutes.videoFeed, type, title: seoMessages.videoFeed(site.siteName) },
    { path: seoRoutes.boardFeed, type, title: seoMessages.boardFeed(site.siteName) },
    ...own,
  ];
  return all.map(({ path, ...about }) => ({
    tagName: 'link',
    rel: 'alternate',
    ...about,
    href: new URL(path, publicUrl).href,
  }));
}
