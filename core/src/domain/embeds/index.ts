export { EMBED_MAX_BYTES, OVERLAY_REFRESH_MS } from './embed-limits.js';
export { embedRoutes } from './embed-routes.js';
