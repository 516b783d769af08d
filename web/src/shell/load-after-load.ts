/** Loads the code for after the first load. Rejects when it is unavailable. */
export const loadAfterLoad = () => import('./after-load.js');
