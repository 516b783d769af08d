/** Entries of a feed, newest first. */
export const FEED_MAX_ITEMS = 50;
/** Size of a share picture, px, as social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Places on a board's share picture. */
export const TOP_SHARED = 3;
/** Concurrently rendered share pictures. */
export const SHARE_PICTURES_AT_ONCE = 2;
/** Maximum queued share pictures; further requests get 503. */
export const SHARE_PICTURES_WAITING_MAX = 40;
/** Retry-After of those, s. */
export const SHARE_PICTURE_RETRY_S = 10;
/** Maximum memory of cached share pictures, bytes. */
export const SHARE_PICTURES_MAX_BYTES = 16 * 1024 * 1024;
/** Time-out of rendering a share picture, ms. */
export const SHARE_PICTURE_TIMEOUT_MS = 20_000;
/** Idle time after which the rendering thread ends, ms. */
export const SHARE_RENDERER_IDLE_MS = 30_000;
/** Cache lifetime of share pictures in browsers and social networks, s. */
export const SHARE_PICTURE_MAX_AGE_S = 300;
