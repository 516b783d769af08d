/** The sender of a request: its `webContents` id. */
export interface Caller {
  readonly pageId: number;
}

/** Caller id of the main process itself; page ids start at 1. */
export const MAIN_PROCESS: Caller = { pageId: 0 };
