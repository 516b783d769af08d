/** Paths of the pages for other sites and for streams. They are no pages of the React app. */
export const embedRoutes = {
  snippet: '/embed',
  leaderboard: '/embed/leaderboard',
  overlay: '/overlay',
} as const;

/** Time between two refreshes of an overlay, ms. */
export const OVERLAY_REFRESH_MS = 5000;
/** Largest embedded board with its font, as transferred, bytes. */
export const EMBED_MAX_BYTES = 30_000;
