import { AppError } from '../errors/app-error.js';
import { currentNetworks } from '../http/request-context.js';
import { RenderQueue } from '../jobs/render-queue.js';
import { PAGE_RENDERINGS_MAX, PAGE_RENDERINGS_WAITING_MAX, PAGE_RETRY_AFTER_S } from './cache-limits.js';
import type { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

/**
 * Documents that are rendered on request, each once per revision and in turns by network like pages. They have a cache of
 * their own, so that their addresses evict no other response.
 */
export class RenderedDocuments {
  private readonly cache = new ResponseCache();
  private readonly queue = new RenderQueue<CachedResponse>(
    { running: PAGE_RENDERINGS_MAX, waiting: PAGE_RENDERINGS_WAITING_MAX },
    () => new AppError('unavailable', { retryAfterS: PAGE_RETRY_AFTER_S }),
  );

  /**
   * The document of an address at a revision, cached or rendered now for the client of the current request.
   * @param revision as for `ResponseCache`
   * @throws AppError `unavailable` (503) when too many others are being rendered
   */
  find(
    address: string,
    revision: number | null,
    write: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const name = revision === null ? Symbol() : `${revision} ${address}`;
    const render = () => this.queue.run(name, currentNetworks(), write);
    // What others wait for is also requested in the turn of this client.
    return this.queue.has(name) ? render() : this.cache.find(address, revision, render);
  }
}
