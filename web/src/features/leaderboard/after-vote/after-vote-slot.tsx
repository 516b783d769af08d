import { filteredCars, type Place, selectPlaces } from '@quartermile/core/domain';
import { lazy, Suspense, useContext } from 'react';
import { entriesOrLast } from '../load-board.js';
import { BoardQueryContext } from '../rows/board-context.js';
import { ShareButton } from '../share-button.js';
import { loadAfterVote, useVotes, useVotesStore } from '../use-votes.js';

const AfterVote = lazy(() =>
  loadAfterVote().then(
    (loaded) => ({ default: loaded.AfterVote }),
    () => ({ default: () => null }),
  ),
);
/** Modules of the page for a script that is loaded later: if that imported them, they would become further files. */
const pageParts = { entriesOrLast, filteredCars, selectPlaces, ShareButton };

/** Parts of the page that are given to what is loaded later. */
export type PageParts = typeof pageParts;

export interface AfterVoteSlotProps {
  readonly place: Place;
  /** Whether the details below are shown, which have a share button. */
  readonly isOpen: boolean;
}

/** What is offered after a vote: on the row of the last one, and on open rows of votes. */
export function AfterVoteSlot(props: AfterVoteSlotProps) {
  const { place, isOpen } = props;
  const store = useVotesStore();
  const query = useContext(BoardQueryContext);
  const isShown = useVotes(
    ({ lastId, stateOf }) => lastId === place.entry._id || (isOpen && stateOf(place.entry) !== 'none'),
  );
  return (
    isShown && (
      <Suspense>
        <AfterVote {...props} store={store} query={query} parts={pageParts} />
      </Suspense>
    )
  );
}
