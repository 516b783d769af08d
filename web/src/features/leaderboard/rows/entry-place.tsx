import { messages, type Place, placesGained, shownPlace } from '@quartermile/core/domain';
import { Medal } from '@quartermile/core/ui';
import classes from './entry-place.module.css';
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
    <div className={classes.root}>
      {shown <= MEDALS && place.rank === undefined ? (
        <Medal position={shown} size="lg" />
      ) : (
        <span role="img" aria-label={messages.leaderboard.place(shown)} className={classes.number}>
          {shown}
        </span>
      )}
      {gained !== 0 && (
        <span
          role="img"
          aria-label={texts.moved(gained)}
          title={texts.moved(gained)}
          className={classes.move}
          data-up={gained > 0 || undefined}
        >
          {Math.abs(gained)}
        </span>
      )}
      {place.rank !== undefined && <span className={classes.overall}>{texts.overall(place.position)}</span>}
    </div>
  );
}
