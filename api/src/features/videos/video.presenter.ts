import type { Video } from '@quartermile/core/domain';
import { imagePath } from '../../platform/media/stored-image.js';
import type { VideoEntity } from './video.entity.js';

/** A video as everybody may see it. */
export function toVideo({ id, title, link, thumbnail, views, createdAt }: VideoEntity): Video {
  return {
    _id: id,
    id,
    title,
    link,
    thumbnail: imagePath(thumbnail),
    views,
    createdAt: createdAt.toISOString(),
  };
}
