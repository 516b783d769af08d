/** Prefix of the pages of races; the ids of one or two entries follow. Separate, because the leaderboard loads it. */
export const racePrefix = '/race/';

/** Path of the page on which two entries race, or an opponent is chosen for the first one. */
export function racePath(first: string, second?: string): string {
  const ids = second === undefined ? [first] : [first, second];
  return racePrefix + ids.map(encodeURIComponent).join('/');
}
