/** Loads the code that no first visit waits for. It rejects when that cannot be reached. */
export const loadAfterLoad = () => import('./after-load.js');
