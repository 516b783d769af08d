import { type Place, placesGained, shownPlace } from '@quartermile/core/domain';
import { Medal } from '@quartermile/core/ui';
import classes from '../entry-row.module.css';
import { timingRowMessages } from './timing-messages.js';

const texts = timingRowMessages;
const MEDALS = 3;

/**
 * The place of a row: a medal or a number, and places gained or lost since last week. In a segment the place there and
 * the one on the board, without a medal, because medals are those of the board.
 */
export function EntryPlace({ place }: { readonly place: Place }) {
  const shown = shownPlace(place);
  const gained = placesGained(place);
  return (
    <div className={classes.place}>
      {shown <= MEDALS && place.rank === undefined ? (
        <Medal position={shown} />
      ) : (
        <span className={classes.number} aria-hidden="true">
          {shown}
        </span>
      )}
      {gained !== 0 && (
        <span
          className={classes.move}
          data-up={gained > 0 || undefined}
          title={texts.moved(gained)}
          aria-hidden="true"
        >
          {gained > 0 ? '▴' : '▾'}
          {Math.abs(gained)}
        </span>
      )}
      {place.rank !== undefined && (
        <span className={classes.overall} aria-hidden="true">
          {texts.overall(place.position)}
        </span>
      )}
    </div>
  );
}
