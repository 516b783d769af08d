import { isDemoVideoLink } from '../videos/demo-video-link.js';
import { driveKeyOf, parseVideoLink } from '../videos/video-link.js';
import { secondOfLink } from '../videos/video-second.js';

/**
 * Address of a video at a second on its own site, for a link; without the second where the site documents no such
 * parameter (the social network).
 */
export function videoMomentUrl(link: string, second: number): string {
  const video = parseVideoLink(link);
  if (!video || second === (secondOfLink(link) ?? 0)) return link;
  switch (video.kind) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${video.id}&t=${second}s`;
    case 'drive': {
      const key = driveKeyOf(link);
      return `https://drive.google.com/file/d/${video.id}/view?${key ? `resourcekey=${key}&` : ''}t=${second}`;
    }
    default:
      return link;
  }
}

/** Whether the embedded player of a link starts at a second, and moves to one by messages of the page. */
export function canSeekVideo(link: string): boolean {
  return parseVideoLink(link)?.kind === 'youtube' && !isDemoVideoLink(link);
}
