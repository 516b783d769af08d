import { ApiError } from '@quartermile/core/client';
import { type Entry, messages } from '@quartermile/core/domain';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { GetClient } from '../../platform/browser-client.js';
import { whenIdle } from '../../platform/when-idle.js';
import {
  addVotedEntries,
  readNoVotedEntries,
  readVotedEntries,
  subscribeToVotedEntries,
} from './voted-entries.js';

/** The votes of this browser. */
export interface Votes {
  isVoted(entry: Entry): boolean;
  /** Whether a vote for it is on its way. */
  isVoting(entry: Entry): boolean;
  /** An entry's votes, with one's own counted as soon as it is in. */
  countOf(entry: Entry): number;
  vote(entry: Entry): Promise<void>;
  /** What happened last, to be read out. */
  readonly news: string;
}

/** Lets rows vote without handing votes through every list. */
export const VotesContext = createContext<Votes | null>(null);

/** The votes of this browser, within the leaderboard page. */
export function useVotes(): Votes {
  const votes = useContext(VotesContext);
  if (!votes) throw new Error('useVotes: used outside of the leaderboard page');
  return votes;
}

/** Keeps the votes of this browser. `onVoted` is called after each vote that counted. */
export function useVoteKeeper(getClient: GetClient, onVoted: () => void): Votes {
  const voted = useSyncExternalStore(subscribeToVotedEntries, readVotedEntries, readNoVotedEntries);
  const [voting, setVoting] = useState<readonly string[]>([]);
  const [receipts, setReceipts] = useState<Readonly<Record<string, number>>>({});
  const [news, setNews] = useState('');

  useEffect(() => {
    const logFailure = (error: unknown) => console.warn('Votes could not be read.', error);
    // What this browser remembers is on the page already: the server's word may come later.
    return whenIdle(() => {
      getClient()
        .then((client) => client.leaderboard.myVotes())
        .then(addVotedEntries, logFailure);
    });
  }, [getClient]);

  const countVote = async ({ _id, car }: Entry) => {
    const client = await getClient();
    const { votes } = await client.leaderboard.vote(_id);
    addVotedEntries([_id]);
    setReceipts((before) => ({ ...before, [_id]: votes }));
    setNews(messages.leaderboard.votedFor(car.name || car.owner, votes));
    onVoted();
  };

  return {
    news,
    isVoted: ({ _id }) => voted.includes(_id),
    isVoting: ({ _id }) => voting.includes(_id),
    countOf: ({ _id, votes }) => Math.max(votes, receipts[_id] ?? 0),
    async vote(entry) {
      const { _id } = entry;
      if (readVotedEntries().includes(_id) || voting.includes(_id)) return;
      setVoting((before) => [...before, _id]);
      try {
        await countVote(entry);
      } catch (error) {
        settleFailedVote(_id, error);
      } finally {
        setVoting((before) => before.filter((id) => id !== _id));
      }
    },
  };
}

/** Contract section 5, "vote state": a second vote counts as voted without a word; the rest is only logged. */
function settleFailedVote(entryId: string, error: unknown): void {
  if (error instanceof ApiError && error.code === 'already_voted') addVotedEntries([entryId]);
  else console.error('The vote failed.', error);
}
