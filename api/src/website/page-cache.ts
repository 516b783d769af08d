import { randomUUID } from 'node:crypto';
import { PAGE_CACHE_MAX_AGE_MS } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { ResponseCache } from '../platform/cache/response-cache.js';
import type { RevisionService } from '../platform/cache/revision.service.js';
import { PAGE_HEADERS } from './send-response.js';
import type { WebsiteBuild, WebsiteContext } from './website-build.js';

/** A rendered page, split where the nonce of each response is inserted. */
class CachedPage {
  readonly bytes: number;

  constructor(
    private readonly status: number,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly pieces: readonly string[],
  ) {
    // JavaScript strings use up to two bytes per character.
    this.bytes = 2 * pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  /** Server errors are not cached, because the next attempt may succeed. */
  get isFleeting(): boolean {
    return this.status >= 500;
  }

  send(reply: FastifyReply, nonce: string): FastifyReply {
    return reply
      .status(this.status)
      .headers({ ...PAGE_HEADERS, ...this.headers })
      .send(this.pieces.join(nonce));
  }
}

/**
 * Renders each page once per content revision, because pages are the same for all visitors. Concurrent requests share
 * one rendering. Relative dates such as "Tomorrow" are outdated by at most a minute.
 */
export class PageCache {
  /** Placeholder for the nonce, random so that content cannot contain it. */
  private readonly nonce = randomUUID();
  private readonly pages = new ResponseCache<CachedPage>();

  constructor(
    private readonly website: WebsiteBuild,
    private readonly context: Omit<WebsiteContext, 'nonce'>,
    private readonly revision: Pick<RevisionService, 'current' | 'withCounts'>,
  ) {}

  /** Returns the page of a URL, from the cache if possible. Rethrows errors of the website. */
  find(url: string): Promise<CachedPage> {
    const age = Math.floor(Date.now() / PAGE_CACHE_MAX_AGE_MS);
    return this.pages.find(`${age} ${url}`, this.revision.withCounts, () => this.render(url));
  }

  /** Uses a new request: the page must not depend on one visitor's headers or be aborted when that visitor leaves. */
  private async render(url: string): Promise<CachedPage> {
    const { nonce } = this;
    const response = await this.website.handleRequest(new Request(url), { ...this.context, nonce });
    const text = await response.text();
    return new CachedPage(response.status, Object.fromEntries(response.headers), text.split(nonce));
  }
}
