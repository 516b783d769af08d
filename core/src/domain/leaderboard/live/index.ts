export { applyBoardChange, type BoardChange, type BoardRevision } from './board-change.js';
export * from './live-limits.js';
export { liveMessages } from './live-messages.js';
export { liveRoutes } from './live-routes.js';
