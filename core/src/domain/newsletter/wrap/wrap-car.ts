import { knownDriver } from '../../cars/car-names.js';
import type { Entry } from '../../leaderboard/entry.js';
import { placeFigure } from '../../leaderboard/place-headline.js';
import type { RankedEntry } from '../../leaderboard/rank-entries.js';
import type { WrapCar } from './week-summary.js';

/** A place of a board as a summary of the week shows it. */
export function wrapCarOf({ position, entry }: RankedEntry<Entry>): WrapCar {
  const { car, category } = entry;
  return {
    carId: car._id,
    name: car.name ?? '',
    driver: knownDriver(car) ?? '',
    board: category,
    position,
    figure: placeFigure(entry),
  };
}
