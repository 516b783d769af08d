import {
  apiPath,
  CATEGORIES,
  type Entry,
  escapeXml,
  pageRoutes,
  placeHeadline,
  placesOfBoard,
  type RankedEntry,
  type SiteProfile,
  seoMessages,
  seoRoutes,
  shareRoutes,
} from '@quartermile/core/domain';
import { type FeedItem, writeFeed } from './write-feed.js';

/** RSS of the newest entries with their current place. */
export function writeBoardFeed(entries: readonly Entry[], site: SiteProfile, publicUrl: string): string {
  const head = {
    title: seoMessages.boardFeed(site.siteName),
    description: seoMessages.boardFeedDetail,
    page: pageRoutes.leaderboard,
    path: seoRoutes.boardFeed,
  };
  const places = CATEGORIES.flatMap((category) => placesOfBoard(entries, category));
  const items = places.map((place) => toItem(place, publicUrl));
  return writeFeed(head, items, { site, publicUrl });
}

function toItem(place: RankedEntry<Entry>, publicUrl: string): FeedItem {
  const { _id, car, createdAt } = place.entry;
  const part = { entryId: _id };
  const picture = new URL(apiPath(shareRoutes.entry, part), publicUrl).href;
  const words = car.description ? `<p>${escapeXml(car.description)}</p>` : '';
  return {
    id: `urn:uuid:${_id}`,
    title: placeHeadline(place),
    link: new URL(apiPath(pageRoutes.entry, part), publicUrl).href,
    description: `<p><img src="${escapeXml(picture)}" alt=""></p>${words}`,
    date: createdAt,
  };
}
