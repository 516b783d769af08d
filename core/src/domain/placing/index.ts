export { TIME_TEXT_MAX_LENGTH } from '../limits.js';

export { type BoardPlace, placeOnBoard } from './board-place.js';
export { describeGhost } from './ghost/describe-ghost.js';
export { ghostMessages } from './ghost/ghost-messages.js';
export { type GhostPlace, placeGhost } from './ghost/ghost-place.js';
export { ghostRoutes } from './ghost/ghost-routes.js';
export { type GhostQuery, ghostPlaceSchema, ghostQuerySchema } from './ghost/ghost-schemas.js';
export { readGhostTime } from './ghost/ghost-time.js';
export { highlightRoutes } from './highlights/highlight-routes.js';
export { type Highlight, type Highlights, highlightsSchema } from './highlights/highlight-schemas.js';
export { highlightsOf } from './highlights/highlights-of.js';
export { placingMessages } from './placing-messages.js';
