import { formatCount } from '../text/format-count.js';

/** Messages of videos and their form. */
export const videoMessages = {
  titleRequired: 'Please enter a title.',
  linkRequired: 'Please enter the video URL.',
  linkInvalid: 'Invalid video link.',
  failed: 'Failed to load videos',
  views: (views: number): string => (views === 1 ? '1 view' : `${formatCount(views)} views`),
  play: 'Play',
  close: 'Close video',
  watchOutside: 'Watch on the video site',
} as const;
