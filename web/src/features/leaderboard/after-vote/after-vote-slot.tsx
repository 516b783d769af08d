import { lazy, Suspense } from 'react';
import { loadAfterVote } from '../votes/load-after-vote.js';
import { useVotes, useVotesStore } from '../votes/votes-store.js';
import { type AfterVoteSlotProps, pageParts } from './page-parts.js';

const AfterVote = lazy(() =>
  loadAfterVote().then(
    (loaded) => ({ default: loaded.AfterVote }),
    () => ({ default: () => null }),
  ),
);
/** What is offered after a vote: on the row of the last one, and on open rows of votes. */
export function AfterVoteSlot(props: AfterVoteSlotProps) {
  const { place, isOpen } = props;
  const store = useVotesStore();
  const isShown = useVotes(
    ({ lastId, stateOf }) => lastId === place.entry._id || (isOpen && stateOf(place.entry) !== 'none'),
  );
  return (
    isShown && (
      <Suspense>
        <AfterVote {...props} store={store} parts={pageParts} />
      </Suspense>
    )
  );
}
