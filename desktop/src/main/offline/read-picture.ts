import type { Fetch } from '../calls/fetch.js';
import type { OfflinePicture } from './encrypted-pictures.js';

/** Wait for the site's picture before the cached one is shown. */
const PICTURE_WAIT_MS = 4000;

/** The site of the pictures, and its cached ones. */
export interface PictureSite {
  readonly origin: string;
  /** Whether it was unreachable last. */
  readonly isAway: boolean;
  findPicture(path: string): Promise<OfflinePicture | null>;
  /** Probes the site again. */
  wake(): void;
}

/** Loads a picture from the site, or from the cache when it is unreachable; 504 when neither works. */
export async function readPicture(path: string, site: PictureSite, fetch: Fetch): Promise<Response> {
  const stored = await site.findPicture(path);
  if (stored && site.isAway) return toResponse(stored);
  const url = new URL(path, site.origin).href;
  const sent = await fetchFromSite(fetch, url, stored ? PICTURE_WAIT_MS : null);
  if (sent) return sent;
  if (!site.isAway) site.wake();
  return stored ? toResponse(stored) : new Response(null, { status: 504 });
}

/** The site's response; null on network errors, after `waitMs`, and on gateway errors. */
async function fetchFromSite(fetch: Fetch, url: string, waitMs: number | null): Promise<Response | null> {
  const wait = new AbortController();
  const timer = waitMs === null ? undefined : setTimeout(() => wait.abort(), waitMs);
  try {
    // Redirects are not followed, so that requests reach no other site.
    const response = await fetch(url, { redirect: 'error', signal: wait.signal });
    if (response.status < 502 || response.status > 504) return response;
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function toResponse({ type, bytes }: OfflinePicture): Response {
  return new Response(Buffer.from(bytes), { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}
