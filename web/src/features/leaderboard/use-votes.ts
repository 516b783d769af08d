import { type Entry, messages } from '@quartermile/core/domain';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GetClient } from '../../platform/browser-client.js';
import { useRootData } from '../../platform/root-data.js';
import { whenIdle } from '../../platform/start/when-idle.js';
import { pendingVotes, pendingWithdrawals, type StoredValue, votedEntries } from './stored-ids.js';
import { countWithReceipt, voteReceipts } from './vote-receipts.js';

/** Loads what acts on votes, and what is offered after one. */
export const loadAfterVote = () => import('./after-vote/after-vote.js');

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
  /** Renders the board with the latest votes. */
  refresh(): void;
  /** Id of the entry of the last action on this page; otherwise null. */
  readonly lastId: string | null;
  readonly getClient: GetClient;
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

/**
 * State of this browser's votes. `onVoted` is called after each counted vote, when pending votes are settled, and on a
 * page that may lack recent votes.
 */
export function usePendingVotes(getClient: GetClient, onVoted: () => void): Votes {
  const idle = useRootData()?.site.paused?.votes ? 'paused' : 'none';
  const voted = useStored(votedEntries);
  const pending = useStored(pendingVotes);
  const [voting, setVoting] = useState<readonly string[]>([]);
  const receipts = useStored(voteReceipts);
  const [announcement, setAnnouncement] = useState('');
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);

  // Stored votes are already shown, so the server's list has low priority.
  useEffect(
    () =>
      whenIdle(() => {
        loadAfterVote().then(({ readOwnVotes }) => readOwnVotes(getClient), console.warn);
      }),
    [getClient],
  );

  const showOwnVotes = useEffectEvent(() => {
    if (Object.keys(voteReceipts.read()).length > 0) onVoted();
  });
  // The page may have been rendered before a vote of the last seconds: the client's list includes it.
  useEffect(() => showOwnVotes(), []);

  useSettledVotes(pending, (isCounted) => {
    setAnnouncement(isCounted ? messages.boardPage.pendingVoteSent : messages.boardPage.pendingVoteRefused);
    onVoted();
  });

  const act: Votes['act'] = async (entry, action) => {
    const { _id } = entry;
    setLastId(_id);
    setVoting((before) => [...before, _id]);
    try {
      const said = await (await loadAfterVote())[action](getClient, entry);
      if (said) {
        setAnnouncement(said);
        onVoted();
      }
    } catch (error) {
      // Its code could not be loaded: the vote is saved, and sent by the next page that can.
      console.warn('The vote could not be sent yet.', error);
      if (action === 'castVote') pendingVotes.add([_id]);
    } finally {
      setVoting((before) => before.filter((id) => id !== _id));
    }
  };

  return {
    announcement,
    focusedId,
    setFocusedId,
    stateOf({ _id }) {
      if (voted.includes(_id)) return 'voted';
      if (pending.includes(_id)) return 'pending';
      return voting.includes(_id) ? 'voting' : idle;
    },
    countOf: (entry) => countWithReceipt(entry, receipts),
    async vote(entry) {
      if (![...votedEntries.read(), ...pendingVotes.read(), ...voting].includes(entry._id))
        await act(entry, 'castVote');
    },
    act,
    refresh: onVoted,
    lastId,
    getClient,
  };
}

/** A stored value, which renders again when it changes. */
export function useStored<Value>({ subscribe, read, readNone }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, readNone);
}

/** Calls `onSettled` when a pending vote is settled; `isCounted` is true if the last one of them was counted. */
function useSettledVotes(pending: readonly string[], onSettled: (isCounted: boolean) => void): void {
  const before = useRef(pending);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const settled = before.current.findLast((id) => !pending.includes(id));
    before.current = pending;
    if (settled !== undefined && !pendingWithdrawals.read().includes(settled))
      settle(votedEntries.read().includes(settled));
  }, [pending]);
}
