/** Pages that a browser keeps to be read without a connection; those kept first go first. */
export const OFFLINE_PAGES_MAX = 20;
/** Scripts, style sheets and faces that it keeps for them. */
export const OFFLINE_ASSETS_MAX = 160;
/** Pictures that it keeps for them. */
export const OFFLINE_PICTURES_MAX = 60;
/** Where a browser does not tell when it is idle, what nobody waits for is done after this long, ms. */
export const IDLE_WAIT_MS = 1000;
