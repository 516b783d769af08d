/** Holds per list of a response: by default, and at most. */
export const RECORD_HOLDS = 5;
export const RECORD_HOLDS_MAX = 100;
