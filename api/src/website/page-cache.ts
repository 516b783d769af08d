import { randomBytes } from 'node:crypto';
import { isSubmissionPath } from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';
import {
  PAGE_CACHE_MAX_AGE_MS,
  PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX,
  RESPONSE_CACHE_MAX,
  RESPONSE_CACHE_MAX_BYTES,
} from '../platform/cache/cache-limits.js';
import { CachedResponse } from '../platform/cache/cached-response.js';
import type { RevisionService } from '../platform/cache/revision.service.js';
import { isHttps, pagePolicy } from '../platform/http/security-headers.js';
import { RenderQueue } from '../platform/jobs/render-queue.js';
import type { Networks } from '../platform/networks/network-address.js';
import { hashInline } from './inline-sources.js';
import { isOneOfMany } from './page-request.js';
import type { WebsiteBuild, WebsiteContext } from './website-build.js';

/** Maximum cached pages with the status 404: anybody can invent their addresses. */
export const MISSING_PAGES_CACHED_MAX = 50;
/** Maximum memory of these pages, bytes. */
const MISSING_PAGES_CACHED_MAX_BYTES = 4 * 1024 * 1024;

const NONCE_BYTES = 16;
/** Moved, found elsewhere, not found, gone: anybody can invent such addresses. */
const INVENTED: ReadonlySet<number> = new Set([301, 302, 404, 410]);
/** Default headers of every page. Browsers revalidate it, because content changes. */
const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' } as const;

const NOT_STORED = { 'cache-control': 'no-store' } as const;

const OK = 200;

/** Too many pages are waiting to be rendered. */
export class TooManyRenderingsError extends Error {}

/** Who asks for a page. */
export interface Visitor {
  /** Null when nobody waits for the page. */
  readonly networks: Networks | null;
  /** Calls the API for the visitor; for pages whose path contains a secret. */
  readonly callApi?: WebsiteContext['callApi'];
}

/** A page that was found for a request. */
export interface FoundPage {
  readonly page: CachedResponse;
  /** Whether later requests may get it without asking again, as long as it is current. */
  readonly isReusable: boolean;
}

/** The last rendering of a page. */
interface KnownPage {
  /** The minute and the revision, with counts, at which it was current. */
  readonly state: string;
  /** The revision of content that it shows. */
  readonly content: number;
  readonly page: CachedResponse;
}

const sizeCalculation = ({ page }: KnownPage): number => Math.max(1, page.bytes);

/**
 * Renders each page once per revision, because pages are the same for all visitors. Concurrent requests share one
 * rendering. Relative dates such as "Tomorrow" are outdated by at most a minute.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KnownPage>({
    max: RESPONSE_CACHE_MAX,
    maxSize: RESPONSE_CACHE_MAX_BYTES,
    sizeCalculation,
  });
  /** Pages that lead elsewhere, do not exist or are one of many, apart: invented addresses must not evict real pages. */
  private readonly invented = new LRUCache<string, KnownPage>({
    max: MISSING_PAGES_CACHED_MAX,
    maxSize: MISSING_PAGES_CACHED_MAX_BYTES,
    sizeCalculation,
  });
  private readonly queue = new RenderQueue<CachedResponse>(
    { running: PAGE_RENDERINGS_MAX, waiting: PAGE_RENDERINGS_WAITING_MAX },
    () => new TooManyRenderingsError(),
  );

  constructor(
    private readonly website: WebsiteBuild,
    private readonly context: Omit<WebsiteContext, 'nonce'>,
    private readonly revision: Pick<RevisionService, 'current' | 'withCounts'>,
  ) {}

  /**
   * Returns the page of a URL, from the cache if possible. Pages whose path contains a secret are in no cache. Rethrows
   * errors of the website. While too many others are being rendered, a page is returned as it was rendered last, unless
   * content changed since then: its counts and relative dates are outdated.
   * @param url the one address of the page (`WebsiteBuild.addressOf`)
   * @throws TooManyRenderingsError when too many others are being rendered, and it was not rendered before
   */
  async find(url: string, { networks, callApi }: Visitor): Promise<FoundPage> {
    if (isSubmissionPath(new URL(url).pathname)) {
      const render = () => this.render(url, NOT_STORED, callApi);
      return { page: await this.queue.run(Symbol(), networks, render), isReusable: false };
    }
    try {
      return { page: await this.findCurrent(url, networks), isReusable: !isOneOfMany(url) };
    } catch (error) {
      const last = this.pages.get(url);
      if (!(error instanceof TooManyRenderingsError) || last?.content !== this.revision.current) throw error;
      return { page: last.page, isReusable: false };
    }
  }

  private async findCurrent(url: string, networks: Networks | null): Promise<CachedResponse> {
    const { current: content, withCounts } = this.revision;
    const state = `${withCounts} ${Math.floor(Date.now() / PAGE_CACHE_MAX_AGE_MS)}`;
    const known = this.pages.get(url) ?? this.invented.get(url);
    if (known?.state === state) return known.page;
    // Without a revision (this node misses notifications), every request renders.
    const name = withCounts === null ? Symbol() : `${state} ${url}`;
    const page = await this.queue.run(name, networks, () => this.render(url));
    if (withCounts !== null && content !== null) this.remember(url, { state, content, page });
    return page;
  }

  private remember(url: string, known: KnownPage): void {
    const { status } = known.page;
    const isInvented = INVENTED.has(status) || isOneOfMany(url);
    if (isInvented) this.pages.delete(url);
    if (isInvented || status === OK) (isInvented ? this.invented : this.pages).set(url, known);
  }

  /**
   * Uses a new request: the page must not depend on one visitor's headers or be aborted when that visitor leaves.
   * @param last headers that replace those of the page
   */
  private async render(
    url: string,
    last: Readonly<Record<string, string>> = {},
    callApi = this.context.callApi,
  ): Promise<CachedResponse> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const context = { ...this.context, callApi, nonce };
    const response = await this.website.handleRequest(new Request(url), context);
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    const { html, inline } = isHtml ? hashInline(bytes, nonce) : { html: bytes, inline: null };
    const policy = inline && pagePolicy(isHttps(this.context.publicUrl), inline);
    return new CachedResponse(
      html,
      { ...PAGE_HEADERS, ...headers, ...policy, ...last },
      { status: response.status },
    );
  }
}
