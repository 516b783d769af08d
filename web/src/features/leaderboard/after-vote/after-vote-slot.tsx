import type { Place } from '@quartermile/core/domain';
import { lazy, Suspense, useContext } from 'react';
import { BoardQueryContext } from '../rows/board-context.js';
import { ShareButton } from '../share-button.js';
import { useVotes, useVotesStore } from '../use-votes.js';
import { loadAfterVote } from './load-after-vote.js';
import { shownList } from './shown-list.js';

const AfterVote = lazy(loadAfterVote);

export interface AfterVoteSlotProps {
  readonly place: Place;
  /** Whether the details below are shown. */
  readonly isOpen: boolean;
}

/**
 * What is offered after a vote: on the row of the last one, and on open rows of votes. Its code is loaded when the browser
 * is idle; what it shares with the page is given to it, because shared modules would become further files of the page.
 */
export function AfterVoteSlot({ place, isOpen }: AfterVoteSlotProps) {
  const { entry } = place;
  const store = useVotesStore();
  const query = useContext(BoardQueryContext);
  const isShown = useVotes(
    ({ lastId, stateOf }) =>
      lastId === entry._id || (isOpen && ['voted', 'pending'].includes(stateOf(entry))),
  );
  return (
    isShown && (
      <Suspense>
        <AfterVote
          entry={entry}
          store={store}
          query={query}
          loadList={shownList}
          share={!isOpen && <ShareButton place={place} />}
        />
      </Suspense>
    )
  );
}
