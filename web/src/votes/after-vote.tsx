import { Button } from '@mantine/core';
import { isRankedByVotes } from '@quartermile/core/domain';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import classes from './after-vote.module.css';
import type { AfterVoteProps } from './after-vote-props.js';
import { isTakenBack } from './is-taken-back.js';
import { pendingWithdrawals } from './stored-ids.js';
import { takenBackMessages as texts } from './taken-back-messages.js';
import { useStanding } from './use-standing.js';
import type { Votes, VotesStore } from './votes-store.js';

export { castVote, readOwnVotes } from './cast-vote.js';
export { takeVoteBack } from './take-vote-back.js';

/**
 * Below the row of an entry that this browser voted for: on boards by votes how far it is from the next place, and a
 * share button; on all boards a button that takes the vote back, and afterwards one that votes again.
 */
export function AfterVote(props: AfterVoteProps) {
  const { place, isOpen, store, parts } = props;
  const { entry } = place;
  const state = useOf(store, ({ stateOf }) => stateOf(entry));
  const votes = useOf(store, ({ countOf }) => countOf(entry));
  const { subscribe, read: readWaiting, readNone } = pendingWithdrawals;
  const waiting = useSyncExternalStore(subscribe, readWaiting, readNone);
  const isWaiting = waiting.includes(entry._id);
  const standing = useStanding(props, votes);
  useSettled(isWaiting, store);
  const isVoted = state === 'voted';
  const isUndone = state === 'none' && isTakenBack(entry._id);
  if (!isVoted && !isUndone && state !== 'pending') return null;
  const press = ({ detail }: MouseEvent): void => {
    const { act, setFocusedId, vote } = store.read();
    // By keyboard the focus moves to the row's vote button, because this one goes.
    if (detail === 0) setFocusedId(entry._id);
    if (isUndone) vote(entry);
    else act(entry, 'takeVoteBack');
  };
  return (
    <div className={classes.root}>
      <p role="status" className={classes.standing}>
        {isVoted && standing}
        {isUndone && texts.takenBack}
        {isUndone && isWaiting && <span className={classes.hint}>{texts.unsent}</span>}
      </p>
      {isVoted && !isOpen && isRankedByVotes(entry.category) && <parts.ShareButton place={place} />}
      <Button variant="subtle" size="sm" className={classes.button} onClick={press}>
        {isUndone ? texts.undo : texts.takeBack}
      </Button>
    </div>
  );
}

/** A value of this browser's votes. */
function useOf<Value extends string | number>(
  { read, subscribe }: VotesStore,
  select: (votes: Votes) => Value,
): Value {
  const selected = () => select(read());
  return useSyncExternalStore(subscribe, selected, selected);
}

/** Renders the board again once a withdrawal that was waiting is done. */
function useSettled(isWaiting: boolean, store: VotesStore): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) store.read().refresh();
    wasWaiting.current = isWaiting;
  }, [isWaiting, store]);
}
