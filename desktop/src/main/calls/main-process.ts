import type { Caller } from '../channels/handle-requests.js';

/** Caller id of the main process itself; page ids start at 1. */
export const MAIN_PROCESS: Caller = { pageId: 0 };
