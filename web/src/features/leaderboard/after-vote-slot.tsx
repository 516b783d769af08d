import { lazy, Suspense } from 'react';
import type { AfterVoteProps } from '../../votes/after-vote-props.js';
import { loadAfterVote } from '../../votes/load-after-vote.js';
import { useVotes, useVotesStore } from '../../votes/votes-store.js';
import { entriesOrLast } from './load-board.js';
import { ShareButton } from './share-button.js';

const parts = { entriesOrLast, ShareButton };

const AfterVote = lazy(() =>
  loadAfterVote().then(
    (loaded) => ({ default: loaded.AfterVote }),
    () => ({ default: () => null }),
  ),
);
/** What is offered after a vote: on the row of the last one, and on open rows of votes. */
export function AfterVoteSlot(props: Pick<AfterVoteProps, 'place' | 'isOpen'>) {
  const { place, isOpen } = props;
  const store = useVotesStore();
  const isShown = useVotes(
    ({ lastId, stateOf }) => lastId === place.entry._id || (isOpen && stateOf(place.entry) !== 'none'),
  );
  return (
    isShown && (
      <Suspense>
        <AfterVote {...props} store={store} parts={parts} />
      </Suspense>
    )
  );
}
