export { EMBED_LENGTH, EMBED_LENGTHS, EMBED_MAX_BYTES, OVERLAY_REFRESH_MS } from './embed-limits.js';
export { EMBED_THEMES, type EmbedTheme, OVERLAY_SUBJECTS, type OverlaySubject } from './embed-queries.js';
export { embedRoutes } from './embed-routes.js';
