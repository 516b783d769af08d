import {
  escapeXml,
  imagePathAtWidth,
  pageRoutes,
  type SiteProfile,
  seoMessages,
  seoRoutes,
  type Video,
} from '@quartermile/core/domain';
import { feedMessages } from './feed-messages.js';
import { type FeedItem, writeFeed } from './write-feed.js';

const PICTURE_WIDTH_PX = 720;

/** RSS of the newest videos, linked to the videos. */
export function writeVideoFeed(videos: readonly Video[], site: SiteProfile, publicUrl: string): string {
  const head = {
    title: seoMessages.videoFeed(site.siteName),
    description: feedMessages.videoFeedDetail(site.creatorName),
    page: pageRoutes.home,
    path: seoRoutes.videoFeed,
  };
  const items = videos.map((video) => toItem(video, publicUrl));
  return writeFeed(head, items, { site, publicUrl });
}

function toItem({ _id, title, link, thumbnail, createdAt }: Video, publicUrl: string): FeedItem {
  const picture = thumbnail && new URL(imagePathAtWidth(thumbnail, PICTURE_WIDTH_PX), publicUrl).href;
  const image = picture ? `<p><img src="${escapeXml(picture)}" alt=""></p>` : '';
  return {
    id: `urn:uuid:${_id}`,
    title,
    link,
    description: `${image}<p>${escapeXml(title)}</p>`,
    date: createdAt,
  };
}
