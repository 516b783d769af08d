import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { IMAGE_MAX_BYTES, videoPageUrl, videoThumbnailUrls } from '@quartermile/core/domain';
import { RemotePictures, readBounded } from '../media/index.js';
import { FETCH_PICTURE, type FetchPicture, loadVideoPage, VIDEO_SITE_TIMEOUT_MS } from './load-video-page.js';
import { readShared } from './read-shared.js';

/**
 * Fetches thumbnails from video sites, so that visitors' browsers send no requests to third parties. URLs are derived
 * from the link for known hosts, and redirects to other hosts are not followed. For the social network, the picture
 * URL is read from the page and fetched from public addresses only (decision 11).
 */
@Injectable()
export class VideoThumbnails {
  private readonly logger = new Logger(VideoThumbnails.name);

  constructor(
    @Optional() @Inject(FETCH_PICTURE) private readonly fetchPicture: FetchPicture = fetch,
    @Optional() private readonly pictures: RemotePictures = new RemotePictures(),
  ) {}

  /** The picture of a video as a data URL; null when its site has none or does not respond within 3 s. */
  async find(link: string): Promise<string | null> {
    const signal = AbortSignal.timeout(VIDEO_SITE_TIMEOUT_MS);
    for (const url of videoThumbnailUrls(link)) {
      const bytes = await this.attempt(url, () => this.load(url, signal));
      if (bytes?.length) return toDataUrl(bytes);
    }
    const page = videoPageUrl(link);
    if (page === null) return null;
    const bytes = await this.attempt(page, () => this.loadNamedBy(page, signal));
    return bytes?.length ? toDataUrl(bytes) : null;
  }

  private async attempt(url: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> {
    try {
      return await load();
    } catch (error) {
      this.logger.debug({ err: error, url }, 'No picture from the video site');
      return null;
    }
  }

  private async load(url: string, signal: AbortSignal): Promise<Buffer | null> {
    const response = await this.fetchPicture(url, { redirect: 'error', signal });
    if (response.ok && response.body) return readBounded(response.body, IMAGE_MAX_BYTES);
    await response.body?.cancel();
    return null;
  }

  /** Fetches the preview picture of a page. */
  private async loadNamedBy(page: string, signal: AbortSignal): Promise<Buffer | null> {
    const html = await loadVideoPage(this.fetchPicture, page, signal);
    const address = html && readShared(html, 'og:image');
    return address ? this.pictures.load(address, signal) : null;
  }
}

const toDataUrl = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;
