import { type Video, videoPlayerUrl } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** Maximum number of videos, because the data is part of every visitor's page. */
const MOST = 12;
/** Thumbnail of videos without one. */
const NO_PICTURE = '/share-card.jpg';

/** Structured data (schema.org) of the newest videos, a list of VideoObject; null when there are none. */
export function describeVideos({ publicUrl, site }: RootData, videos: readonly Video[]): object | null {
  if (videos.length === 0) return null;
  const itemListElement = videos.slice(0, MOST).map((video, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'VideoObject',
      name: video.title,
      description: `${video.title} – ${site.creatorName}`,
      thumbnailUrl: new URL(video.thumbnail ?? NO_PICTURE, publicUrl).href,
      uploadDate: video.createdAt,
      embedUrl: videoPlayerUrl(video.link) ?? video.link,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: video.views,
      },
    },
  }));
  return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
}
