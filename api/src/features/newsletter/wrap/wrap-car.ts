import { type Entry, knownDriver, placeFigure, type RankedEntry } from '@quartermile/core/domain';
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
