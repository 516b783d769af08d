import { type AdminCar, type AdminEntry, type Category, rankingTimeText } from '@quartermile/core/domain';
import { formatMonth } from '../../../kernel/dates/format-moment.js';
import { placesInContext } from './board-index.js';
import classes from './board-places.module.css';
import { describePlace } from './describe-place.js';
import { placeMessages } from './place-messages.js';
import { useBoardIndex } from './use-board-index.js';

export interface BoardPlacesProps {
  /** The submission. Its time may be one that is being edited. */
  readonly car: AdminCar;
  readonly ticked: readonly Category[];
  /** A run of the known car that it is linked to; '' for none. */
  readonly runOf: string;
}

/**
 * The place that a submission would take on each ticked board, and the best of its driver there. Nothing until the
 * boards are loaded.
 */
export function BoardPlaces({ car, ticked, runOf }: BoardPlacesProps) {
  const index = useBoardIndex();
  if (!index || ticked.length === 0) return null;
  return (
    <ul className={classes.root} aria-label={placeMessages.title(car.name)}>
      {placesInContext(index, car, ticked, runOf).map((place) => (
        <li key={place.category}>
          <span className={classes.board}>{place.category}</span>{' '}
          <span>
            {describePlace(car, place)}
            {place.driversBest && <DriversBest entry={place.driversBest} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DriversBest({ entry: { car } }: { readonly entry: AdminEntry }) {
  const month = formatMonth(car.runDate ?? car.createdAt);
  return <span className={classes.best}>{placeMessages.driversBest(rankingTimeText(car), month)}</span>;
}
