import { randomBytes } from 'node:crypto';
import {
  isSubmissionPath,
  MISSING_PAGES_CACHED_MAX,
  MISSING_PAGES_CACHED_MAX_BYTES,
  PAGE_CACHE_MAX_AGE_MS,
  RESPONSE_CACHE_MAX,
  RESPONSE_CACHE_MAX_BYTES,
} from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';
import { CachedResponse } from '../platform/cache/cached-response.js';
import { ResponseCache } from '../platform/cache/response-cache.js';
import type { RevisionService } from '../platform/cache/revision.service.js';
import { isHttps, pagePolicy } from '../platform/http/security-headers.js';
import { hashInline } from './inline-sources.js';
import { isPageOfTime } from './page-request.js';
import { RenderQueue, TooManyRenderingsError } from './render-queue.js';
import type { WebsiteBuild, WebsiteContext } from './website-build.js';

const NONCE_BYTES = 16;
/** Moved, found elsewhere, not found, gone: anybody can invent such addresses. */
const INVENTED: ReadonlySet<number> = new Set([301, 302, 404, 410]);
/** Default headers of every page. Browsers revalidate it, because content changes. */
const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' } as const;

const NOT_STORED = { 'cache-control': 'no-store' } as const;

const OK = 200;

/** How a page is rendered. */
interface Rendering {
  /** Headers that replace those of the page. */
  readonly last?: Readonly<Record<string, string>>;
  readonly callApi?: WebsiteContext['callApi'];
  /** Whether the page is not cached among the others. */
  readonly isFleeting?: boolean;
}

/** A page that was found for a request. */
export interface FoundPage {
  readonly page: CachedResponse;
  /** Whether later requests may get it without asking again, as long as it is current. */
  readonly isReusable: boolean;
}

/** The last rendering of a page. */
interface LastPage {
  /** The revision of content that it shows. */
  readonly content: number;
  readonly page: CachedResponse;
}

/**
 * Renders each page once per revision, because pages are the same for all visitors. Concurrent requests share one
 * rendering. Relative dates such as "Tomorrow" are outdated by at most a minute.
 */
export class PageCache {
  private readonly pages = new ResponseCache();
  /**
   * Pages that lead elsewhere, do not exist or show the place of a time, apart from the others: invented addresses must
   * not evict real pages.
   */
  private readonly invented = new LRUCache<string, CachedResponse>({
    max: MISSING_PAGES_CACHED_MAX,
    maxSize: MISSING_PAGES_CACHED_MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  /** The last rendering of each page, for times when too many others are being rendered. */
  private readonly last = new LRUCache<string, LastPage>({
    max: RESPONSE_CACHE_MAX,
    maxSize: RESPONSE_CACHE_MAX_BYTES,
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  });
  private readonly queue = new RenderQueue();

  constructor(
    private readonly website: WebsiteBuild,
    private readonly context: Omit<WebsiteContext, 'nonce'>,
    private readonly revision: Pick<RevisionService, 'current' | 'withCounts'>,
  ) {}

  /**
   * Returns the page of a URL, from the cache if possible. Pages whose path contains a secret are in no cache. Rethrows
   * errors of the website. While too many others are being rendered, a page is returned as it was rendered last, unless
   * content changed since then: its counts and relative dates are outdated.
   * @param callApi calls the API for the visitor; only for those pages
   * @throws TooManyRenderingsError when too many others are being rendered, and it was not rendered before
   */
  async find(url: string, callApi?: WebsiteContext['callApi']): Promise<FoundPage> {
    if (isSubmissionPath(new URL(url).pathname)) {
      const page = await this.queue.run(() => this.render(url, { last: NOT_STORED, callApi }));
      return { page, isReusable: false };
    }
    const content = this.revision.current;
    try {
      const page = await this.findCurrent(url);
      const isReusable = !isPageOfTime(url);
      if (isReusable && page.status === OK && content !== null) this.last.set(url, { content, page });
      return { page, isReusable };
    } catch (error) {
      const last = this.last.get(url);
      if (!(error instanceof TooManyRenderingsError) || last?.content !== this.revision.current) throw error;
      return { page: last.page, isReusable: false };
    }
  }

  private async findCurrent(url: string): Promise<CachedResponse> {
    const revision = this.revision.withCounts;
    const age = Math.floor(Date.now() / PAGE_CACHE_MAX_AGE_MS);
    const key = `${revision} ${age} ${url}`;
    const invented = revision === null ? undefined : this.invented.get(key);
    if (invented) return invented;
    const isOfTime = isPageOfTime(url);
    const page = await this.pages.find(`${age} ${url}`, revision, () =>
      this.queue.run(() => this.render(url, { isFleeting: isOfTime })),
    );
    if (INVENTED.has(page.status) || (isOfTime && page.status === OK)) this.invented.set(key, page);
    return page;
  }

  /** Uses a new request: the page must not depend on one visitor's headers or be aborted when that visitor leaves. */
  private async render(
    url: string,
    { last = {}, callApi = this.context.callApi, isFleeting }: Rendering,
  ): Promise<CachedResponse> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const context = { ...this.context, callApi, nonce };
    const response = await this.website.handleRequest(new Request(url), context);
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
    const text = await response.text();
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    const { html, inline } = isHtml ? hashInline(text, nonce) : { html: text, inline: null };
    const policy = inline && pagePolicy(isHttps(this.context.publicUrl), inline);
    return new CachedResponse(
      Buffer.from(html),
      { ...PAGE_HEADERS, ...headers, ...policy, ...last },
      { status: response.status, isOneOfMany: isFleeting },
    );
  }
}
