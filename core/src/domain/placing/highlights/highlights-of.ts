import { carTitle, driverName } from '../../cars/car-names.js';
import { type Category, isRankedByVotes } from '../../cars/category.js';
import { rankingTimeText } from '../../cars/ranking-time.js';
import { sourceOfRankingTime } from '../../cars/world-facts-record.js';
import type { Place } from '../../leaderboard/board-view.js';
import { gapBetween } from '../board-place.js';
import type { Highlight, Highlights } from './highlight-schemas.js';

const HIGHLIGHTED = 3;
/** The boards in the order in which the newest car is shown: on the first one that it is on. */
const BOARDS: readonly Category[] = ['Our Drag Races', 'World Facts', 'Votes by Viewers'];

/**
 * What the home page shows of the leaderboard.
 * @param placesOf the whole board of a category in its order
 */
export function highlightsOf(placesOf: (category: Category) => readonly Place[]): Highlights {
  const [races = [], ...rest] = BOARDS.map(placesOf);
  const boards = [races, ...rest];
  const newest = newestPlace(boards)?.entry.car._id;
  const latest = boards.flatMap((board) => {
    const place = board.find(({ entry }) => entry.car._id === newest);
    return place ? [highlight(place, board)] : [];
  });
  return {
    top: races.slice(0, HIGHLIGHTED).map((place) => highlight(place, races)),
    latest: latest[0] ?? null,
  };
}

function newestPlace(boards: readonly (readonly Place[])[]): Place | null {
  let newest: Place | null = null;
  for (const place of boards.flat()) {
    if (!newest || place.entry.createdAt > newest.entry.createdAt) newest = place;
  }
  return newest;
}

function highlight({ position, entry }: Place, board: readonly Place[]): Highlight {
  const { _id: entryId, category, car } = entry;
  const isByVotes = isRankedByVotes(category);
  const leader = board[0]?.entry;
  return {
    entryId,
    category,
    position: isByVotes ? null : position,
    name: carTitle(car),
    driver: driverName(car),
    image: car.image,
    time: rankingTimeText(car),
    source: sourceOfRankingTime(car),
    gap: leader && leader !== entry && !isByVotes ? gapBetween(leader.car, car) : null,
  };
}
