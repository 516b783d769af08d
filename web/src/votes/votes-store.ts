import type { Entry } from '@quartermile/core/domain';
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * This browser's vote for an entry. `pending`: cast offline and not sent yet; `voting`: being sent;
 * `paused`: nobody can vote at the moment.
 */
export type VoteState = 'none' | 'paused' | 'voting' | 'pending' | 'voted';

/** The votes of this browser. */
export interface Votes {
  stateOf(entry: Entry): VoteState;
  /** An entry's votes, including this browser's own once it is counted. */
  countOf(entry: Entry): number;
  vote(entry: Entry): Promise<void>;
  /** Votes for an entry, or takes the vote back; its button waits for it. */
  act(entry: Entry, action: 'castVote' | 'takeVoteBack'): Promise<void>;
  /** The last result, for screen readers. */
  readonly announcement: string;
  /** The entry whose button was pressed by keyboard and still has the focus; otherwise null. */
  readonly focusedId: string | null;
  setFocusedId(id: string | null): void;
}

/** The latest votes, and who is notified of changes. */
export interface VotesStore {
  read(): Votes;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** Provides the votes to the rows without prop drilling. The same object while the page is open. */
export const VotesContext = createContext<VotesStore | null>(null);

/**
 * The store of this browser's votes, for actions.
 * @throws Error outside of the leaderboard page
 */
export function useVotesStore(): VotesStore {
  const store = useContext(VotesContext);
  if (!store) throw new Error('useVotes: used outside of the leaderboard page');
  return store;
}

/**
 * A primitive value of this browser's votes. Its component renders only when that value changes, because each vote
 * changes the votes for all rows.
 * @throws Error outside of the leaderboard page
 */
export function useVotes<Value extends string | number | boolean>(select: (votes: Votes) => Value): Value {
  const { read, subscribe } = useVotesStore();
  const selected = () => select(read());
  return useSyncExternalStore(subscribe, selected, selected);
}

/** A store with the votes of the last rendering. */
export function useVotesAsStore(votes: Votes): VotesStore {
  const [{ store, set }] = useState(() => storeVotes(votes));
  useLayoutEffect(() => set(votes), [set, votes]);
  return store;
}

function storeVotes(first: Votes) {
  let latest = first;
  const listeners = new Set<() => void>();
  const store: VotesStore = {
    read: () => latest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (votes: Votes): void => {
    latest = votes;
    for (const listener of listeners) listener();
  };
  return { store, set };
}
