/** Maximum pages cached for offline use; the oldest are evicted. */
export const OFFLINE_PAGES_MAX = 20;
/** Maximum scripts, style sheets and fonts cached for them. */
export const OFFLINE_ASSETS_MAX = 160;
/** Maximum pictures cached for them. */
export const OFFLINE_PICTURES_MAX = 60;
/** Delay of low-priority work where the browser has no idle callback, ms. */
export const IDLE_WAIT_MS = 1000;
