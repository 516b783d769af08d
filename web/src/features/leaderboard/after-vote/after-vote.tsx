import { Button } from '@mantine/core';
import { isRankedByVotes, type Place, takenBackMessages as texts } from '@quartermile/core/domain';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { ShareButton } from '../share-button.js';
import { pendingWithdrawals } from '../stored-ids.js';
import { useVotes, useVotesStore } from '../use-votes.js';
import { isTakenBack } from '../vote-receipts.js';
import classes from './after-vote.module.css';
import { takeVoteBack } from './take-vote-back.js';
import { useStanding } from './use-standing.js';

export interface AfterVoteProps {
  readonly place: Place;
  /** Whether the details below are shown, which have a share button. */
  readonly isOpen: boolean;
}

/**
 * Below the row of an entry that this browser voted for: on boards by votes how far it is from the next place, and a
 * share button; on all boards a button that takes the vote back, and afterwards one that votes again.
 */
export function AfterVote({ place, isOpen }: AfterVoteProps) {
  const { entry } = place;
  const store = useVotesStore();
  const state = useVotes(({ stateOf }) => stateOf(entry));
  const standing = useStanding(entry);
  const waiting = useSyncExternalStore(pendingWithdrawals.subscribe, pendingWithdrawals.read);
  const isWaiting = waiting.includes(entry._id);
  useSettled(isWaiting);
  const isVoted = state === 'voted';
  const isUndone = state === 'none' && isTakenBack(entry._id);
  if (!isVoted && !isUndone && state !== 'pending') return null;
  const press = ({ detail }: MouseEvent): void => {
    const votes = store.read();
    // By keyboard the focus moves to the row's vote button, because this one goes.
    if (detail === 0) votes.setFocusedId(entry._id);
    if (isUndone) votes.vote(entry);
    else votes.act(entry, () => takeVoteBack(votes.getClient, entry));
  };
  return (
    <div className={classes.root}>
      <p role="status" className={classes.standing}>
        {isVoted && standing}
        {isUndone && texts.takenBack}
        {isUndone && isWaiting && <span className={classes.hint}>{texts.unsent}</span>}
      </p>
      {isVoted && !isOpen && isRankedByVotes(entry.category) && <ShareButton place={place} />}
      <Button variant="subtle" size="sm" className={classes.button} onClick={press}>
        {isUndone ? texts.undo : texts.takeBack}
      </Button>
    </div>
  );
}

/** Renders the board again once a withdrawal that was waiting is done. */
function useSettled(isWaiting: boolean): void {
  const store = useVotesStore();
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) store.read().refresh();
    wasWaiting.current = isWaiting;
  }, [isWaiting, store]);
}
