import { type AdminCar, CATEGORIES, type Category, rankingTimeText } from '@quartermile/core/domain';
import { formatMonth } from '../../../kernel/dates/format-moment.js';
import { type PlaceInContext, placesInContext } from './board-index.js';
import { describePlace } from './describe-place.js';
import { placeMessages as text } from './place-messages.js';
import { useBoardIndex } from './use-board-index.js';

/** What an approval would do on a board: in a few words, which phones have room for, and in a sentence. */
export interface PlaceWords {
  readonly short: string;
  readonly long: string;
}

/**
 * The place that a submission would take on each board, and the best of its driver there. Empty until the boards are
 * loaded.
 * @param car the submission; its time may be one that is being edited
 * @param runOf a run of the known car that it is linked to; '' for none
 */
export function useBoardPlaces(car: AdminCar, runOf: string): ReadonlyMap<Category, PlaceWords> {
  const index = useBoardIndex();
  const places = index ? placesInContext(index, car, CATEGORIES, runOf) : [];
  return new Map(places.map((place) => [place.category, describe(car, place)]));
}

function describe(car: AdminCar, place: PlaceInContext): PlaceWords {
  const best = place.driversBest?.car;
  const month = best && formatMonth(best.runDate ?? best.createdAt);
  const long = [describePlace(car, place), month && text.driversBest(rankingTimeText(best), month)];
  const short = place.position === null ? text.votesShort : text.of(place.position, place.count);
  return { short, long: long.filter(Boolean).join(' · ') };
}
