import { LRUCache } from 'lru-cache';
import { RESPONSE_CACHE_MAX, RESPONSE_CACHE_MAX_BYTES } from './cache-limits.js';
import type { CachedResponse } from './cached-response.js';

/** A cacheable value. */
export interface CacheableResponse {
  /** Estimated memory, bytes. */
  readonly bytes: number;
  /** Not cached: shared only by requests that are waiting now, such as an error page. */
  readonly isFleeting?: boolean;
}

type Render<Response> = () => Promise<Response>;

/** Bounds of a cache. */
interface CacheBounds {
  /** Maximum number of responses. */
  readonly max: number;
  readonly maxBytes: number;
}

/**
 * Responses by URL, each of the latest revision it was requested at; the least recently used ones are evicted. A new
 * revision replaces only the responses that are requested with it, because some depend on counts and some do not.
 * Concurrent requests for the same URL share one rendering.
 */
export class ResponseCache<Response extends CacheableResponse = CachedResponse> {
  private readonly responses: LRUCache<string, Response, Render<Response>>;
  /** The key in `responses` of each URL. */
  private readonly keys: LRUCache<string, string>;

  constructor(
    { max, maxBytes }: CacheBounds = { max: RESPONSE_CACHE_MAX, maxBytes: RESPONSE_CACHE_MAX_BYTES },
  ) {
    this.responses = new LRUCache({
      max,
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      fetchMethod: (_url, _stale, { context: render }) => render(),
      // A new revision must not fail requests that are already waiting.
      ignoreFetchAbort: true,
    });
    this.keys = new LRUCache({ max });
  }

  /**
   * The response for a URL at a revision, cached or rendered now. Without a revision (this node misses
   * notifications), every request renders.
   * @param revision of what this URL depends on; it only ever grows
   */
  async find(url: string, revision: number | null, render: Render<Response>): Promise<Response> {
    if (revision === null) return render();
    const key = `${revision} ${url}`;
    const outdated = this.keys.get(url);
    if (outdated !== key) {
      if (outdated !== undefined) this.responses.delete(outdated);
      this.keys.set(url, key);
    }
    const response = await this.responses.forceFetch(key, { context: render });
    if (response.isFleeting) this.responses.delete(key);
    return response;
  }
}
