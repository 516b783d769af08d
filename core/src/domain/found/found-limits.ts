/** Most addresses in one sitemap file (sitemaps.org protocol). */
export const SITEMAP_MAX_URLS = 50_000;
/** Entries of a feed, newest first. */
export const FEED_MAX_ITEMS = 50;
/** Size of a share card's picture, px: what social networks ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Places that the card of a board shows. */
export const TOP_SHARED = 3;
/** Share pictures that are made at a time. */
export const SHARE_PICTURES_AT_ONCE = 2;
/** Share pictures that may wait for their turn; a further one is told to come back. */
export const SHARE_PICTURES_WAITING_MAX = 40;
/** Told to whoever finds too many waiting, s. */
export const SHARE_PICTURE_RETRY_S = 10;
/** Memory that made share pictures may take, in bytes. */
export const SHARE_PICTURES_MAX_BYTES = 16 * 1024 * 1024;
/** A share picture that takes longer than this is given up, ms. */
export const SHARE_PICTURE_TIMEOUT_MS = 20_000;
/** The thread that draws share pictures ends after this long without work, ms. */
export const SHARE_STUDIO_IDLE_MS = 30_000;
/** How long browsers and social networks may keep a share picture before they ask again, s. */
export const SHARE_PICTURE_MAX_AGE_S = 300;
