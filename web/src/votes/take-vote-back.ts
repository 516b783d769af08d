import { carTitle, type Entry } from '@quartermile/core/domain';
import type { GetClient } from '../platform/browser-client.js';
import { isOnline } from '../platform/use-online.js';
import { forgetCalls, sendPendingVotes, sendPendingVotesWhenOnline } from './send-pending-votes.js';
import { pendingVotes, pendingWithdrawals, votedEntries } from './stored-ids.js';

const texts = {
  takenBackFrom: (name: string): string => `Your vote for ${name} was taken back.`,
  savedFor: (name: string): string =>
    `Your vote for ${name} is taken back on this device, and on the site once it can be reached.`,
} as const;

/**
 * Takes this browser's vote for an entry back. It waits on the device until the site has done it, and replaces a vote that
 * is waiting.
 * @returns what became of it, for screen readers; never rejects
 */
export async function takeVoteBack(getClient: GetClient, { _id, car }: Entry): Promise<string> {
  forgetCalls(_id);
  pendingWithdrawals.add([_id]);
  pendingVotes.remove(_id);
  votedEntries.remove(_id);
  if (isOnline()) {
    await sendPendingVotes(getClient).catch((error: unknown) =>
      console.warn('The vote could not be taken back yet.', error),
    );
  }
  const isSent = !pendingWithdrawals.read().includes(_id);
  if (!isSent) sendPendingVotesWhenOnline(getClient);
  return (isSent ? texts.takenBackFrom : texts.savedFor)(carTitle(car));
}
