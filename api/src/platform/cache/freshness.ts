import 'fastify';
import { PAGE_CACHE_MAX_AGE_MS } from './cache-limits.js';

/** How long a cached response may miss changes of counts, and how often it is renewed meanwhile. */
export interface CountsFreshness {
  /** Time after the first missed change until which it is served, ms. */
  readonly toleranceMs: number;
  /** Minimum time between two renewals, ms. */
  readonly renewalIntervalMs: number;
}

/**
 * What a response depends on besides its URL, its encoding, and public content, which must always be current
 * (contract section 1, freshness).
 */
export interface Freshness {
  /** Set when it shows votes or views. */
  readonly counts?: CountsFreshness;
  /** Set when it depends on the time: it is renewed when the clock passes a multiple of this, ms. */
  readonly maxAgeMs?: number;
}

/** A response that shows neither votes nor views. */
export const CONTENT_ONLY: Freshness = {};

/** A list that shows votes or views: contract section 1 permits 250 ms. A renewal has 90 ms before readers wait for it. */
export const LIST_WITH_COUNTS: Freshness = { counts: { toleranceMs: 240, renewalIntervalMs: 150 } };

/**
 * A list whose reader must see what they changed themselves in the next read, because their page shows no receipt of it:
 * the views of a video.
 */
export const LIST_WITH_OWN_COUNTS: Freshness = { counts: { toleranceMs: 0, renewalIntervalMs: 0 } };

/** A feed that shows votes or views: contract section 1 permits 2 s, as for pages. */
export const FEED_WITH_COUNTS: Freshness = { counts: { toleranceMs: 1800, renewalIntervalMs: 1500 } };

/** A page; any page may show votes or views. Relative dates such as "Tomorrow" are at most a minute old. */
export const PAGE: Freshness = { ...FEED_WITH_COUNTS, maxAgeMs: PAGE_CACHE_MAX_AGE_MS };

/** A response that may be stored and served to later requests without the router. */
export interface ReusableResponse {
  readonly freshness: Freshness;
  /** The ETag of its encoding. */
  readonly etag: string;
  /** The body as sent; null for a 304. */
  readonly body: Buffer | null;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Set by handlers whose response depends on nothing but URL, `Accept-Encoding`, `If-None-Match` and what
     * `freshness` states. It must reflect all changes announced before the request arrived.
     */
    reusable: ReusableResponse | null;
  }
}
