import { Injectable } from '@nestjs/common';
import { RESPONSE_CACHE_MAX, RESPONSE_CACHE_MAX_BYTES } from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.js';

/** A cacheable value. */
export interface CacheableResponse {
  /** Estimated memory, bytes. */
  readonly bytes: number;
  /** Not cached: shared only by requests that are waiting now, such as an error page. */
  readonly isFleeting?: boolean;
}

type Render<Response> = () => Promise<Response>;

/**
 * Responses of the current content revision, by URL; the least recently used ones are evicted. A new revision empties
 * it. Concurrent requests for the same URL share one rendering.
 */
@Injectable()
export class ResponseCache<Response extends CacheableResponse = CachedResponse> {
  private readonly responses = new LRUCache<string, Response, Render<Response>>({
    max: RESPONSE_CACHE_MAX,
    maxSize: RESPONSE_CACHE_MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    fetchMethod: (_url, _stale, { context: render }) => render(),
    // A new revision must not fail requests that are already waiting.
    ignoreFetchAbort: true,
  });
  private revision: number | null = null;

  /**
   * The response for a URL at a revision, cached or rendered now. Without a revision (this node misses
   * notifications), every request renders.
   */
  async find(url: string, revision: number | null, render: Render<Response>): Promise<Response> {
    if (revision === null) return render();
    if (revision !== this.revision) this.responses.clear();
    this.revision = revision;
    const key = `${revision} ${url}`;
    const response = await this.responses.forceFetch(key, { context: render });
    if (response.isFleeting) this.responses.delete(key);
    return response;
  }
}
