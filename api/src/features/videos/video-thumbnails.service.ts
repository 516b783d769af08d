import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { IMAGE_MAX_BYTES, VIDEO_THUMBNAIL_TIMEOUT_MS, videoThumbnailUrls } from '@quartermile/core/domain';
import { readBounded } from '../../platform/remote-pictures/read-bounded.js';

/** Asks another site for a picture, shaped like `fetch`; tests put their own in its place. */
export type FetchPicture = (url: string, init: RequestInit) => Promise<Response>;
export const FETCH_PICTURE = Symbol('FETCH_PICTURE');

/**
 * Brings the video site's own picture of a video to this site, so that visitors' browsers ask no third
 * party. Addresses are built from the video's id for one known host; redirects are not followed.
 */
@Injectable()
export class VideoThumbnails {
  private readonly logger = new Logger(VideoThumbnails.name);

  constructor(@Optional() @Inject(FETCH_PICTURE) private readonly fetchPicture: FetchPicture = fetch) {}

  /** The picture of a video as a data URL; null when its site has none or cannot be reached in 3 s. */
  async find(link: string): Promise<string | null> {
    const signal = AbortSignal.timeout(VIDEO_THUMBNAIL_TIMEOUT_MS);
    for (const url of videoThumbnailUrls(link)) {
      const bytes = await this.load(url, signal);
      if (bytes?.length) return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    }
    return null;
  }

  private async load(url: string, signal: AbortSignal): Promise<Buffer | null> {
    try {
      const response = await this.fetchPicture(url, { redirect: 'error', signal });
      if (response.ok && response.body) return await readBounded(response.body, IMAGE_MAX_BYTES);
      await response.body?.cancel();
    } catch (error) {
      this.logger.debug({ err: error, url }, 'No picture from the video site');
    }
    return null;
  }
}
