import type { SiteProfile } from '@quartermile/core/domain';
import { Feed } from 'feed';

/** Entries of a feed, newest first. */
export const FEED_MAX_ITEMS = 50;

/** Metadata of a feed. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Path of the corresponding page. */
  readonly page: string;
  /** Path of the feed itself. */
  readonly path: string;
}

/** A feed item. URLs are absolute, `date` is an ISO 8601 instant. */
export interface FeedItem {
  /** Permanent id, independent of the title. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly date: string;
}

/** The site of the feed. */
export interface FeedSource {
  readonly site: SiteProfile;
  readonly publicUrl: string;
}

const ICON = '/icon-512.png';
/** Date of a feed without items. */
const NEVER = new Date(0);
/** Characters not allowed in XML 1.0 (section 2.2): most control characters, lone surrogates, U+FFFE and U+FFFF. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Writes items as RSS 2.0, newest first. The feed's date is that of the newest item, so that the result is
 * deterministic.
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

/**
 * Sanitises text for a feed. Inserts a space into each CDATA end marker, because the feed library escapes only the
 * first one in a text.
 */
function xmlText(text: string): string {
  return text.replace(NO_XML, '').replaceAll(']]>', ']] >');
}
