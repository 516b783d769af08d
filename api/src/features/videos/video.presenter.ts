import type { Video } from '@quartermile/core/domain';
import { imagePath } from '../media/index.js';
import type { VideoEntity } from './video.entity.js';

/** Converts a video to the public format. */
export function toVideo(video: VideoEntity): Video {
  const { id, title, link, thumbnail, views, createdAt, publishAt } = video;
  return {
    _id: id,
    id,
    title,
    link,
    thumbnail: imagePath(thumbnail),
    views,
    createdAt: createdAt.toISOString(),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  };
}
