import { Button } from '@mantine/core';
import {
  type BoardQuery,
  type Category,
  type Entry,
  isRankedByVotes,
  takenBackMessages as texts,
} from '@quartermile/core/domain';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import { pendingWithdrawals } from '../stored-ids.js';
import type { VotesStore } from '../use-votes.js';
import { isTakenBack } from '../vote-receipts.js';
import classes from './after-vote.module.css';
import type { ShownList } from './shown-list.js';
import { takeVoteBack } from './take-vote-back.js';
import { useStanding } from './use-standing.js';

export interface AfterVoteProps {
  readonly entry: Entry;
  readonly store: VotesStore;
  /** Null outside of a board. */
  readonly query: BoardQuery | null;
  loadList(getClient: GetClient, category: Category, query: BoardQuery): Promise<ShownList>;
  /** A share button where there is no other. */
  readonly share: ReactNode;
}

/**
 * Below the row of an entry that this browser voted for: on boards by votes how far it is from the next place, and a
 * share button; on all boards a button that takes the vote back, and afterwards one that votes again.
 */
export function AfterVote(props: AfterVoteProps) {
  const { entry, store, share } = props;
  const { subscribe, read } = store;
  const state = useSyncExternalStore(subscribe, () => read().stateOf(entry));
  const votes = useSyncExternalStore(subscribe, () => read().countOf(entry));
  const waiting = useSyncExternalStore(pendingWithdrawals.subscribe, pendingWithdrawals.read);
  const isWaiting = waiting.includes(entry._id);
  const standing = useStanding(props, votes);
  useSettled(isWaiting, store);
  const isVoted = state === 'voted';
  const isUndone = state === 'none' && isTakenBack(entry._id);
  if (!isVoted && !isUndone && state !== 'pending') return null;
  const press = ({ detail }: MouseEvent): void => {
    const { act, getClient, setFocusedId, vote } = read();
    // By keyboard the focus moves to the row's vote button, because this one goes.
    if (detail === 0) setFocusedId(entry._id);
    if (isUndone) vote(entry);
    else act(entry, () => takeVoteBack(getClient, entry));
  };
  return (
    <div className={classes.root}>
      <p role="status" className={classes.standing}>
        {isVoted && standing}
        {isUndone && texts.takenBack}
        {isUndone && isWaiting && <span className={classes.hint}>{texts.unsent}</span>}
      </p>
      {isVoted && isRankedByVotes(entry.category) && share}
      <Button variant="subtle" size="sm" className={classes.button} onClick={press}>
        {isUndone ? texts.undo : texts.takeBack}
      </Button>
    </div>
  );
}

/** Renders the board again once a withdrawal that was waiting is done. */
function useSettled(isWaiting: boolean, store: VotesStore): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) store.read().refresh();
    wasWaiting.current = isWaiting;
  }, [isWaiting, store]);
}
