import { formatCount } from '../text/format-count.js';

/** Messages of videos and their form. */
export const videoMessages = {
  titleRequired: 'Please enter a title.',
  linkRequired: 'Please enter the video URL.',
  linkInvalid: 'Invalid video link.',
  title: 'Videos',
  loading: 'Loading videos...',
  failed: 'Failed to load videos',
  count: (videos: number): string => (videos === 1 ? '1 video' : `${formatCount(videos)} videos`),
  views: (views: number): string => (views === 1 ? '1 view' : `${formatCount(views)} views`),
  play: 'Play',
  close: 'Close video',
  watchOutside: 'Watch on the video site',
  emptyTitle: 'No videos yet',
  emptyDetail: 'The first one is being cut.',
} as const;
