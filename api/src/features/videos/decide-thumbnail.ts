import { parseVideoLink, type videoUpdateSchema } from '@quartermile/core/domain';
import type * as z from 'zod';
import { imagePath } from '../media/index.js';
import type { VideoEntity } from './video.entity.js';

/** The thumbnail after an update: the current one, the uploaded one, or the one of the video's site. */
export type ThumbnailDecision = 'keep' | 'sent' | 'site';

/**
 * Decides how an update affects a video's thumbnail (docs/decisions/0011): an uploaded one is used, a removed one is
 * replaced by that of the video's site, and a fetched one is replaced when the link changes.
 */
export function decideThumbnail(
  video: Pick<VideoEntity, 'link' | 'thumbnail' | 'thumbnailFetched'>,
  { thumbnail: sent, link }: z.output<typeof videoUpdateSchema>,
): ThumbnailDecision {
  if (sent === null) return 'site';
  const isPresent = video.thumbnailFetched && sent === imagePath(video.thumbnail);
  if (sent !== undefined && !isPresent) return 'sent';
  const isReplaceable = video.thumbnailFetched || video.thumbnail === null;
  return isReplaceable && link !== undefined && !isSameVideo(link, video.link) ? 'site' : 'keep';
}

function isSameVideo(one: string, other: string): boolean {
  const [first, second] = [parseVideoLink(one), parseVideoLink(other)];
  return first?.kind === second?.kind && first?.id === second?.id;
}
