import { racePrefix } from '@quartermile/core/domain';

/** Path of the page on which two entries race, or an opponent is chosen for the first one. */
export function racePath(first: string, second?: string): string {
  const ids = second === undefined ? [first] : [first, second];
  return racePrefix + ids.map(encodeURIComponent).join('/');
}
