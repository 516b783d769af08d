/** Maximum responses in a node's cache. */
export const RESPONSE_CACHE_MAX = 500;

/** Maximum memory of the response cache, bytes. */
export const RESPONSE_CACHE_MAX_BYTES = 48 * 1024 * 1024;

/** Maximum age of a cached page, ms, because relative dates become outdated. */
export const PAGE_CACHE_MAX_AGE_MS = 60_000;

/** Maximum pages rendered at the same time. */
export const PAGE_RENDERINGS_MAX = 2;

/** Maximum pages that wait to be rendered; further requests get 503. */
export const PAGE_RENDERINGS_WAITING_MAX = 64;

/** Retry-After of that response, seconds. */
export const PAGE_RETRY_AFTER_S = 1;
