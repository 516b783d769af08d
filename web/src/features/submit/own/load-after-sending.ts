/** Loads the code for submitted cars, which the form does not need. Rejects when it is unavailable. */
export const loadAfterSending = () => import('./after-sending.js');
