import {
  apiPath,
  carTitle,
  type Place,
  placeFigure,
  type SiteProfile,
  segmentFeedRoute,
  segmentMessages,
  segmentPages,
  shownPlace,
} from '@quartermile/core/domain';
import type { SegmentRanking } from '../../segments/index.js';
import { segmentFeedMessages } from './feed-messages.js';
import { toFeedItem } from './write-board-feed.js';
import { writeFeed } from './write-feed.js';

/** RSS of the newest entries of a segment with their current place in it. */
export function writeSegmentFeed(
  { segment, places }: SegmentRanking,
  site: SiteProfile,
  publicUrl: string,
): string {
  const { slug, name } = segment;
  const headline = (place: Place): string =>
    segmentMessages.itemHeadline(
      carTitle(place.entry.car),
      placeFigure(place.entry),
      shownPlace(place),
      name,
    );
  const head = {
    title: segmentMessages.feed(site.siteName, name),
    description: segmentFeedMessages.feedDetail,
    page: apiPath(segmentPages.one, { slug }),
    path: apiPath(segmentFeedRoute, { slug }),
  };
  const items = places.map((place) => ({ ...toFeedItem(place, publicUrl), title: headline(place) }));
  return writeFeed(head, items, { site, publicUrl });
}
