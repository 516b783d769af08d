/** Prefix of the pages of races; the ids of one or two entries follow. Separate, because the leaderboard loads it. */
export const racePrefix = '/race/';
