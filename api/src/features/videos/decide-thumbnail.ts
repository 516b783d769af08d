import { parseVideoLink, type videoUpdateSchema } from '@quartermile/core/domain';
import type * as z from 'zod';
import { imagePath } from '../../platform/media/stored-image.js';
import type { VideoEntity } from './video.entity.js';

/** Which thumbnail a change leaves: the present one, the one that was sent, or the video site's own. */
export type ThumbnailDecision = 'keep' | 'sent' | 'site';

/**
 * Decides what a change does to a video's thumbnail (docs/decisions/0037): a sent one is taken, a removed one
 * gives way to the site's own, and one that the server fetched goes with the link that it was fetched for.
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
