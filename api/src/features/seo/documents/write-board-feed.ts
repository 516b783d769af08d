import {
  apiPath,
  boardFeedRoute,
  CATEGORIES,
  type Category,
  carPageMessages,
  categorySlug,
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
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { feedMessages } from './feed-messages.js';
import { type FeedHead, type FeedItem, writeFeed } from './write-feed.js';

/** RSS of the newest entries with their current place: of all boards, or of one. */
export function writeBoardFeed(
  entries: readonly Entry[],
  site: SiteProfile,
  publicUrl: string,
  board: Category | null = null,
): string {
  const categories = board ? [board] : CATEGORIES;
  const places = categories.flatMap((category) => placesOfBoard(entries, category));
  const items = places.map((place) => toFeedItem(place, publicUrl));
  return writeFeed(headOf(site, board), items, { site, publicUrl });
}

function headOf({ siteName }: SiteProfile, board: Category | null): FeedHead {
  const { leaderboard } = pageRoutes;
  const description = feedMessages.boardFeedDetail;
  if (board === null)
    return {
      title: seoMessages.boardFeed(siteName),
      description,
      page: leaderboard,
      path: seoRoutes.boardFeed,
    };
  return {
    title: seoMessages.oneBoardFeed(siteName, board),
    description,
    page: `${leaderboard}?${new URLSearchParams({ category: board })}`,
    path: apiPath(boardFeedRoute, { board: categorySlug(board) }),
  };
}

/** The item of an entry, with its place on its board. */
export function toFeedItem(place: RankedEntry<Entry>, publicUrl: string): FeedItem {
  const { _id, car, createdAt } = place.entry;
  const part = { entryId: _id };
  const picture = new URL(apiPath(shareRoutes.entry, part), publicUrl).href;
  const words = car.description ? `<p>${escapeXml(car.description)}</p>` : '';
  const sourceText = sourceOfRankingTime(car);
  const source = sourceText ? `<p>${escapeXml(carPageMessages.sourced(sourceText))}</p>` : '';
  return {
    id: `urn:uuid:${_id}`,
    title: placeHeadline(place),
    link: new URL(apiPath(pageRoutes.entry, part), publicUrl).href,
    description: `<p><img src="${escapeXml(picture)}" alt=""></p>${source}${words}`,
    date: createdAt,
  };
}
