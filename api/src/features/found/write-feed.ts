import { FEED_MAX_ITEMS, type SiteProfile } from '@quartermile/core/domain';
import { Feed } from 'feed';
import { xmlText } from './xml-text.js';

/** What is said of a feed as a whole. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page that shows the same. */
  readonly page: string;
  /** Path of the feed itself. */
  readonly path: string;
}

/** One thing that is new. Addresses are absolute, `date` is an ISO 8601 instant. */
export interface FeedItem {
  /** Names it for ever, whatever becomes of its title. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly date: string;
}

/** Whose feed it is. */
export interface FeedSource {
  readonly site: SiteProfile;
  readonly publicUrl: string;
}

const ICON = '/icon-512.png';
/** Date of a feed in which nothing happened yet. */
const NEVER = new Date(0);

/**
 * Writes items as RSS 2.0, newest first. The feed's date is its newest item's, so that the same content
 * gives the same bytes.
 */
export function writeFeed(
  head: FeedHead,
  items: readonly FeedItem[],
  { site, publicUrl }: FeedSource,
): string {
  const newest = items.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, FEED_MAX_ITEMS);
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const feed = new Feed({
    id: absolute(head.path),
    title: xmlText(head.title),
    description: xmlText(head.description),
    link: absolute(head.page),
    language: 'en-ZA',
    image: absolute(ICON),
    copyright: xmlText(site.siteName),
    updated: newest[0] ? new Date(newest[0].date) : NEVER,
    generator: false,
    feedLinks: { rss: absolute(head.path) },
  });
  for (const { id, title, link, description, date } of newest) {
    feed.addItem({
      guid: id,
      title: xmlText(title),
      link,
      description: xmlText(description),
      date: new Date(date),
    });
  }
  return feed.rss2();
}
