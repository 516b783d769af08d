/** Time between two refreshes of an overlay, ms. */
export const OVERLAY_REFRESH_MS = 5000;
/** Largest embedded board with its font, as transferred, bytes. */
export const EMBED_MAX_BYTES = 30_000;
