import { carTitle, carWithDriver, type Place } from '@quartermile/core/domain';

/** The names of two cars in a race, with their drivers where the names are equal. */
export function raceNames([one, other]: readonly [Place, Place]): readonly [string, string] {
  const [first, second] = [one.entry.car, other.entry.car];
  const nameOf = carTitle(first) === carTitle(second) ? carWithDriver : carTitle;
  return [nameOf(first), nameOf(second)];
}
