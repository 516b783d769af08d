import { DESKTOP_PICTURE_WAIT_MS } from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';
import type { OfflinePicture } from '../offline/picture-cipher.js';
import type { SiteManager } from '../sites/site-manager.js';

/** Cached pictures of pending cars. */
export interface OfflinePictures {
  /** Whether the site was unreachable last. */
  isAway(site: string): boolean;
  find(site: string, path: string): Promise<OfflinePicture | null>;
  /** Reports that a site did not respond. */
  markUnreachable(site: string): void;
}

/** Cached pictures of the sites opened in this run. */
export function offlinePictures(sites: Pick<SiteManager, 'at'>): OfflinePictures {
  return {
    isAway: (site) => sites.at(site)?.isAway ?? false,
    find: async (site, path) => (await sites.at(site)?.findPicture(path)) ?? null,
    markUnreachable(site) {
      const connection = sites.at(site);
      if (connection?.isAway === false) connection.wake();
    },
  };
}

/** Loads a picture from a site, or from the cache when the site is unreachable; 504 when neither works. */
export async function readPicture(
  path: string,
  site: string,
  offline: OfflinePictures,
  fetch: Fetch,
): Promise<Response> {
  const stored = await offline.find(site, path);
  if (stored && offline.isAway(site)) return toResponse(stored);
  const sent = await fetchFromSite(fetch, new URL(path, site).href, stored ? DESKTOP_PICTURE_WAIT_MS : null);
  if (sent) return sent;
  offline.markUnreachable(site);
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
