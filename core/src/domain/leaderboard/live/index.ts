export { type BoardChange, type BoardRevision } from './board-change.js';
export * from './live-limits.js';
export { liveRoutes } from './live-routes.js';
