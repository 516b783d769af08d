import { ApiError } from '@quartermile/core/client';
import { carTitle, type Entry, messages } from '@quartermile/core/domain';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GetClient } from '../../platform/browser-client.js';
import { isOnline } from '../../platform/use-online.js';
import { whenIdle } from '../../platform/when-idle.js';
import { pendingVotes, type StoredValue, votedEntries } from './stored-ids.js';
import { addReceipt, countWithReceipt, voteReceipts } from './vote-receipts.js';

const texts = messages.leaderboard;

/** The votes of this browser. */
export interface Votes {
  isVoted(entry: Entry): boolean;
  /** Whether a vote for it was cast offline and is not sent yet. */
  isPending(entry: Entry): boolean;
  /** Whether a vote for it is being sent. */
  isVoting(entry: Entry): boolean;
  /** An entry's votes, including this browser's own once it is counted. */
  countOf(entry: Entry): number;
  vote(entry: Entry): Promise<void>;
  /** The last result, for screen readers. */
  readonly announcement: string;
  /** The entry whose button was pressed by keyboard and still has the focus; otherwise null. */
  readonly focusedId: string | null;
  setFocusedId(id: string | null): void;
}

/** Provides the votes to the rows without prop drilling. */
export const VotesContext = createContext<Votes | null>(null);

/**
 * The votes of this browser.
 * @throws Error outside of the leaderboard page
 */
export function useVotes(): Votes {
  const votes = useContext(VotesContext);
  if (!votes) throw new Error('useVotes: used outside of the leaderboard page');
  return votes;
}

/**
 * State of this browser's votes. `onVoted` is called after each counted vote, when pending votes are settled, and on a
 * page that may lack recent votes.
 */
export function usePendingVotes(getClient: GetClient, onVoted: () => void): Votes {
  const voted = useStored(votedEntries);
  const pending = useStored(pendingVotes);
  const [voting, setVoting] = useState<readonly string[]>([]);
  const receipts = useStored(voteReceipts);
  const [announcement, setAnnouncement] = useState('');
  const [focusedId, setFocusedId] = useState<string | null>(null);

  useEffect(() => {
    const logFailure = (error: unknown) => console.warn('Votes could not be read.', error);
    // Stored votes are already shown, so the server's list has low priority.
    return whenIdle(() => {
      getClient()
        .then((client) => client.leaderboard.myVotes())
        .then(votedEntries.add, logFailure);
    });
  }, [getClient]);

  const showOwnVotes = useEffectEvent(() => {
    if (Object.keys(voteReceipts.read()).length > 0) onVoted();
  });
  // The page may have been rendered before a vote of the last seconds: the client's list includes it.
  useEffect(() => showOwnVotes(), []);

  useSettledVotes(pending, (isCounted) => {
    setAnnouncement(isCounted ? messages.boardPage.pendingVoteSent : messages.boardPage.pendingVoteRefused);
    onVoted();
  });

  const countVote = async ({ _id, car }: Entry) => {
    const client = await getClient();
    const receipt = await client.leaderboard.vote(_id);
    votedEntries.add([_id]);
    addReceipt(receipt);
    setAnnouncement(texts.votedFor(carTitle(car), receipt.votes));
    onVoted();
  };
  const saveVote = ({ _id, car }: Entry) => {
    pendingVotes.add([_id]);
    setAnnouncement(messages.boardPage.votePending(carTitle(car)));
  };

  return {
    announcement,
    focusedId,
    setFocusedId,
    isVoted: ({ _id }) => voted.includes(_id),
    isPending: ({ _id }) => pending.includes(_id),
    isVoting: ({ _id }) => voting.includes(_id),
    countOf: (entry) => countWithReceipt(entry, receipts),
    async vote(entry) {
      const { _id } = entry;
      if ([...votedEntries.read(), ...pendingVotes.read(), ...voting].includes(_id)) return;
      if (!isOnline()) return saveVote(entry);
      setVoting((before) => [...before, _id]);
      try {
        await countVote(entry);
      } catch (error) {
        if (isOnline()) settleFailedVote(_id, error);
        else saveVote(entry);
      } finally {
        setVoting((before) => before.filter((id) => id !== _id));
      }
    },
  };
}

function useStored<Value>({ subscribe, read, readNone }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, readNone);
}

/** Calls `onSettled` when a pending vote is settled; `isCounted` is true if the last one of them was counted. */
function useSettledVotes(pending: readonly string[], onSettled: (isCounted: boolean) => void): void {
  const before = useRef(pending);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const settled = before.current.findLast((id) => !pending.includes(id));
    before.current = pending;
    if (settled !== undefined) settle(votedEntries.read().includes(settled));
  }, [pending]);
}

/** Contract section 5, "vote state": a second vote silently counts as voted; other errors are only logged. */
function settleFailedVote(entryId: string, error: unknown): void {
  if (error instanceof ApiError && error.code === 'already_voted') votedEntries.add([entryId]);
  else console.error('The vote failed.', error);
}
