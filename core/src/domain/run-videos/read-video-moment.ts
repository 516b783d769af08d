import { plainUrl } from '../text/http-url.js';
import { plainFigure } from '../text/plain-forms.js';
import { parseVideoLink } from '../videos/video-link.js';
import { parseVideoSecond, secondOfLink } from '../videos/video-second.js';

/** A second of one of the site's videos. */
export interface VideoMoment {
  readonly videoId: string;
  readonly second: number;
}

/** A video that a typed moment may name. */
interface KnownVideo {
  readonly _id: string;
  readonly link: string;
}

/** The result of reading a typed moment: what was read, or why it was not. */
export type ReadMoment = VideoMoment | 'unknown-video' | 'invalid';

/**
 * Reads what was typed or pasted as the start of a run: a time of the chosen video, or a link, which also chooses the
 * video if it is one of the site's.
 * @param videoId the chosen video
 */
export function readVideoMoment(typed: string, videoId: string, videos: readonly KnownVideo[]): ReadMoment {
  const text = plainUrl(typed);
  if (!/^https?:/i.test(text)) {
    const second = parseVideoSecond(plainFigure(text));
    return second === null ? 'invalid' : { videoId, second };
  }
  const named = parseVideoLink(text);
  const same = videos.filter(({ link }) => {
    const known = parseVideoLink(link);
    return named !== null && known?.kind === named.kind && known.id === named.id;
  });
  const video = same.find(({ _id }) => _id === videoId) ?? same[0];
  if (!video) return 'unknown-video';
  const second = secondOfLink(text);
  return second === null ? 'invalid' : { videoId: video._id, second };
}
