/** Days for which a vote that was taken back is remembered. */
export const WITHDRAWN_VOTES_DAYS = 30;
