import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import { useRootData } from '../platform/root-data.js';
import { whenIdle } from '../platform/start/when-idle.js';
import { loadVoteActions } from './load-vote-actions.js';
import { pendingVotes, pendingWithdrawals, votedEntries } from './stored-ids.js';
import { useStored } from './use-stored.js';
import { boardPageMessages } from './vote-messages.js';
import { countWithReceipt, voteReceipts } from './vote-receipts.js';
import type { Votes } from './votes-store.js';

/**
 * State of this browser's votes. `onVoted` is called after each counted vote, when what was pending is settled, and on a
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

  // Stored votes are already shown, so the server's list has low priority.
  useEffect(
    () =>
      whenIdle(() => {
        loadVoteActions().then(({ readOwnVotes }) => readOwnVotes(getClient), console.warn);
      }),
    [getClient],
  );

  const showOwnVotes = useEffectEvent(() => {
    if (Object.keys(voteReceipts.read()).length > 0) onVoted();
  });
  // The page may have been rendered before a vote of the last seconds: the client's list includes it.
  useEffect(() => showOwnVotes(), []);

  useSettled(pending, (id) => {
    if (pendingWithdrawals.read().includes(id)) return;
    const isCounted = votedEntries.read().includes(id);
    setAnnouncement(isCounted ? boardPageMessages.pendingVoteSent : boardPageMessages.pendingVoteRefused);
    onVoted();
  });
  useSettled(useStored(pendingWithdrawals), onVoted);

  const act: Votes['act'] = async (entry, action) => {
    const { _id } = entry;
    setVoting((before) => [...before, _id]);
    try {
      const said = await (await loadVoteActions())[action](getClient, entry);
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
  };
}

/** Calls `onSettled` with the last one of the ids that are no longer pending. */
function useSettled(pending: readonly string[], onSettled: (id: string) => void): void {
  const before = useRef(pending);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const settled = before.current.findLast((id) => !pending.includes(id));
    before.current = pending;
    if (settled !== undefined) settle(settled);
  }, [pending]);
}
