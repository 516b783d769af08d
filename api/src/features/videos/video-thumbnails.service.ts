import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import {
  IMAGE_MAX_BYTES,
  REMOTE_PICTURE_MAX_REDIRECTS,
  videoPageUrl,
  videoThumbnailUrls,
} from '@quartermile/core/domain';
import { RemotePictures, readBounded } from '../media/index.js';
import { readSharedPicture } from './read-shared-picture.js';

/** Time-out for fetching a new video's thumbnail. */
const VIDEO_THUMBNAIL_TIMEOUT_MS = 3000;
/** Maximum bytes of a video's page read for its `og:image`; such pages have a long head. */
const VIDEO_PAGE_MAX_BYTES = 1024 * 1024;

/** Fetches a picture or a page of a video site. Has the signature of `fetch`, so that tests can replace it. */
export type FetchPicture = (url: string, init: RequestInit) => Promise<Response>;
export const FETCH_PICTURE = Symbol('FETCH_PICTURE');

/** The social network rejects requests without these headers. */
const PAGE_HEADERS = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (compatible; Quartermile; link preview)',
};

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
    const signal = AbortSignal.timeout(VIDEO_THUMBNAIL_TIMEOUT_MS);
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
    const html = await this.loadPage(page, signal);
    const address = html && readSharedPicture(html);
    return address ? this.pictures.load(address, signal) : null;
  }

  /** Reads the start of a page, following redirects on the same host only. */
  private async loadPage(page: string, signal: AbortSignal): Promise<string | null> {
    let url = new URL(page);
    for (let redirects = 0; redirects <= REMOTE_PICTURE_MAX_REDIRECTS; redirects++) {
      const response = await this.fetchPicture(url.href, {
        redirect: 'manual',
        signal,
        headers: PAGE_HEADERS,
      });
      if (response.ok && response.body) return readStart(response.body, VIDEO_PAGE_MAX_BYTES);
      await response.body?.cancel();
      const next = URL.parse(response.headers.get('location') ?? '', url.href);
      if (next?.origin !== url.origin || response.headers.get('location') === null) return null;
      url = next;
    }
    return null;
  }
}

/** Reads approximately the first `maxBytes` bytes of a text. */
async function readStart(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}

const toDataUrl = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;
