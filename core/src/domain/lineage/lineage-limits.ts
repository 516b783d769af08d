import { DAY_MS } from '../limits.js';

/**
 * A run that is taken off a board within this time of its approval was approved by mistake and never counts as its
 * leader. A run that returns within this time was taken off by mistake and led all the while.
 */
export const LEAD_CORRECTION_MS = DAY_MS;
/**
 * Who leads by votes is noted every five minutes. Two looks with less than this between them are one: the job is run again
 * after a failure, and at the start of a server.
 */
export const VOTE_LEAD_SEEN_MS = 4 * 60_000;
/** Holds per list of a response: by default, and at most. */
export const RECORD_HOLDS = 5;
export const RECORD_HOLDS_MAX = 100;
/** Holds per page of one list. */
export const RECORD_HOLDS_PAGE = 50;
