import { type Video, videoPlayerUrl } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** More are of no use to a search engine, and every visitor's page carries them. */
const MOST = 12;
/** What stands for a video without a picture. */
const NO_PICTURE = '/share-card.jpg';

/** The newest videos after schema.org, as a list of VideoObject; null when there are none. */
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
