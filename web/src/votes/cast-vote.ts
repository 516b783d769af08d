import { ApiError } from '@quartermile/core/client';
import { carTitle, type Entry } from '@quartermile/core/domain';
import type { GetClient } from '../platform/browser-client.js';
import { isOnline } from '../platform/use-online.js';
import { oneAtATime } from './one-at-a-time.js';
import { sendPendingVotesWhenOnline } from './send-pending-votes.js';
import { pendingVotes, pendingWithdrawals, votedEntries } from './stored-ids.js';
import { boardPageMessages, voteButtonMessages } from './vote-messages.js';
import { addReceipt, voteReceipts } from './vote-receipts.js';

/**
 * Votes for an entry, or saves the vote on the device while there is no connection.
 * @returns what to announce; undefined if it failed
 */
export async function castVote(getClient: GetClient, { _id, car }: Entry): Promise<string | undefined> {
  const name = carTitle(car);
  pendingWithdrawals.remove(_id);
  try {
    if (isOnline()) {
      const receipt = await oneAtATime(async () => {
        const counted = await (await getClient()).leaderboard.vote(_id);
        votedEntries.add([_id]);
        addReceipt(counted);
        return counted;
      });
      return voteButtonMessages.votedFor(name, receipt.votes);
    }
  } catch (error) {
    if (isOnline()) return settleFailedVote(_id, error);
  }
  pendingVotes.add([_id]);
  sendPendingVotesWhenOnline(getClient);
  return boardPageMessages.votePending(name);
}

/** Contract section 5, "vote state": a second vote silently counts as voted; other errors are only logged. */
function settleFailedVote(entryId: string, error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'already_voted') votedEntries.add([entryId]);
  // The page was rendered before the pause; a new one says so.
  else if (error instanceof ApiError && error.code === 'votes_paused') location.reload();
  else console.error('The vote failed.', error);
}

/** Adds the votes that the server knows of this browser. Failures are only logged. */
export async function readOwnVotes(getClient: GetClient): Promise<void> {
  try {
    await oneAtATime(async () => {
      const ids = await (await getClient()).leaderboard.myVotes();
      votedEntries.add(ids.filter((id) => !isTakenBack(id)));
    });
  } catch (error) {
    console.warn('Votes could not be read.', error);
  }
}

/** Whether this browser took its vote for an entry back, now or in the last minute, so that others may not know it yet. */
function isTakenBack(entryId: string): boolean {
  return pendingWithdrawals.read().includes(entryId) || Boolean(voteReceipts.read()[entryId]?.[2]);
}
