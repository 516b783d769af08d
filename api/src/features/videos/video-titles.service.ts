import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { videoPageUrl, videoTitleUrl } from '@quartermile/core/domain';
import { FETCH_PICTURE, type FetchPicture, loadVideoPage, VIDEO_SITE_TIMEOUT_MS } from './load-video-page.js';
import { readShared } from './read-shared.js';

/**
 * Reads titles from video sites: the video channel's oEmbed answer, or the `og:title` of the social network's page. URLs
 * are derived from the link for known hosts, and redirects to other hosts are not followed.
 */
@Injectable()
export class VideoTitles {
  private readonly logger = new Logger(VideoTitles.name);

  constructor(@Optional() @Inject(FETCH_PICTURE) private readonly fetchPage: FetchPicture = fetch) {}

  /** The title of a video; null where its site names none within 3 s. */
  async find(link: string): Promise<string | null> {
    const signal = AbortSignal.timeout(VIDEO_SITE_TIMEOUT_MS);
    const answer = videoTitleUrl(link);
    const page = answer ?? videoPageUrl(link);
    if (page === null) return null;
    try {
      const text = (await loadVideoPage(this.fetchPage, page, signal)) ?? '';
      const title: unknown = answer ? JSON.parse(text).title : readShared(text, 'og:title');
      return (typeof title === 'string' && title.trim()) || null;
    } catch (error) {
      this.logger.debug({ err: error, page }, 'No title from the video site');
      return null;
    }
  }
}
