import type { Video } from './video.js';

/** All views of some videos together. */
export function totalViews(videos: readonly Pick<Video, 'views'>[]): number {
  return videos.reduce((sum, { views }) => sum + views, 0);
}
