import type { Car } from '../cars/car-payloads.js';
import { foldText } from '../text/fold-text.js';

/** The searched fields of a car. */
export type SearchedCar = Pick<Car, 'name' | 'owner' | 'description'>;

/**
 * Creates the search of the leaderboard (contract section 3): whether a car's name, owner or description contains the
 * text, regardless of case, diacritics and white space. An empty text matches every car. The server's list and the
 * website's filter share it, so that their results are the same.
 */
export function matchSearch(text: string): (car: SearchedCar) => boolean {
  const wanted = foldText(text);
  if (wanted === '') return () => true;
  return ({ name, owner, description }) =>
    [name, owner, description ?? ''].some((part) => foldText(part).includes(wanted));
}
