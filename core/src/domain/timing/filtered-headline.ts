import { carTitle } from '../cars/car-names.js';
import type { BoardFilter } from '../leaderboard/board-query.js';
import type { Entry } from '../leaderboard/entry.js';
import { placeFigure, placeHeadline } from '../leaderboard/place-headline.js';
import { shownPlace } from './gaps.js';
import { timingMessages } from './timing-messages.js';

/** The cars that a filter selects: "the front-wheel drives at Tarlton in 2026". */
export function filteredCars({ drivetrain, year }: BoardFilter, strip: string | undefined): string {
  const { cars, at, in: inYear } = timingMessages;
  return cars[drivetrain ?? 'all'] + (strip ? at(strip) : '') + (year ? inYear(year) : '');
}

/**
 * A place in one line for sharing. Under a filter it is that among the cars that the filter selects, and says so:
 * "Golf 7 R: 9.8 s, 1st of the front-wheel drives (Our Drag Races)".
 */
export function sharedHeadline(
  place: { readonly position: number; readonly rank?: number; readonly entry: Entry },
  filter: BoardFilter,
): string {
  const { entry, rank } = place;
  if (rank === undefined) return placeHeadline(place);
  const cars = filteredCars(filter, filter.strip ? entry.car.strip?.name : undefined);
  return timingMessages.headline(
    carTitle(entry.car),
    placeFigure(entry),
    shownPlace(place),
    cars,
    entry.category,
  );
}
