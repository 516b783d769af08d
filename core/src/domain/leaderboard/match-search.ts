import type { Car } from '../car-records/car-payloads.js';
import { foldText } from '../text/fold-text.js';

/** The searched fields of a car. */
export type SearchedCar = Pick<Car, 'name' | 'owner' | 'description'>;

/** A folded text contains single spaces only, so that no match reaches from one field into the next. */
const BETWEEN_FIELDS = '\n';

/** The normalised texts of a car in which a search looks, for `matchSearchText`. */
export function searchTextOf({ name, owner, description }: SearchedCar): string {
  return [name, owner, description ?? ''].map(foldText).join(BETWEEN_FIELDS);
}

/**
 * Creates the search of the leaderboard (contract section 3): whether a car's name, owner or description contains the
 * text, regardless of case, diacritics and white space. An empty text matches every car. The server's list and the
 * website's filter share it, so that their results are the same.
 */
export function matchSearch(text: string): (car: SearchedCar) => boolean {
  if (foldText(text) === '') return () => true;
  const matches = matchSearchText(text);
  return (car) => matches(searchTextOf(car));
}

/** Like `matchSearch`, for texts of cars that were prepared with `searchTextOf`. */
export function matchSearchText(text: string): (searchText: string) => boolean {
  const wanted = foldText(text);
  return (searchText) => searchText.indexOf(wanted) >= 0;
}
