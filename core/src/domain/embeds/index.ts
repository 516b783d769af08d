export {
  EMBED_LENGTH,
  EMBED_LENGTHS,
  EMBED_MAX_BYTES,
  EMBED_REFRESH_MS,
  LAST_VOTES_SEARCHED,
  OVERLAY_REFRESH_MS,
} from './embed-limits.js';
export { embedMessages } from './embed-messages.js';
export {
  boardOfOverlay,
  EMBED_THEMES,
  type EmbedQuery,
  type EmbedTheme,
  embedPath,
  embedQuerySchema,
  OVERLAY_SUBJECTS,
  type OverlayQuery,
  type OverlaySubject,
  overlayPath,
  overlayQuerySchema,
} from './embed-queries.js';
export { embedRoutes } from './embed-routes.js';
