/** Choices for the rows of an embedded board. Few, so that few different pages are rendered and cached. */
export const EMBED_LENGTHS = [3, 5, 10, 20] as const;
/** Rows of an embedded board by default, and of an overlay. */
export const EMBED_LENGTH = 5;
/** Time between two refreshes of an overlay, ms. */
export const OVERLAY_REFRESH_MS = 5000;
/** Largest embedded board with its font, as transferred, bytes. */
export const EMBED_MAX_BYTES = 30_000;
