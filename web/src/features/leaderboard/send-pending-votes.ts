import { ApiError } from '@quartermile/core/client';
import type { GetClient } from '../../platform/browser-client.js';
import { isOnline } from '../../platform/use-online.js';
import { pendingVotes, votedEntries } from './stored-ids.js';
import { addReceipt } from './vote-receipts.js';

const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends the votes that were cast offline, now and whenever the browser is online again.
 * @returns stops it
 */
export function sendPendingVotesWhenOnline(getClient: GetClient): () => void {
  const send = (): void => {
    if (!isOnline()) return;
    sendPendingVotes(getClient).catch((error: unknown) =>
      console.warn('Saved votes could not be sent.', error),
    );
  };
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}

let sending: Promise<void> | null = null;

/**
 * Sends pending votes sequentially. Votes that the server counts, or has already counted, become voted; rejected ones
 * are dropped; the rest stay pending for the next attempt.
 */
function sendPendingVotes(getClient: GetClient): Promise<void> {
  sending ??= sendAll(getClient).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(getClient: GetClient): Promise<void> {
  if (pendingVotes.read().length === 0) return;
  const { leaderboard } = await getClient();
  for (const entryId of pendingVotes.read()) {
    try {
      addReceipt(await leaderboard.vote(entryId));
      votedEntries.add([entryId]);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (error.code === 'already_voted') votedEntries.add([entryId]);
      else console.error('The vote failed.', error);
    }
    pendingVotes.remove(entryId);
  }
}

/** Whether a retry would fail again. While votes are paused they stay pending. */
function isRefused(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status < SERVER_ERROR &&
    error.status !== TOO_MANY_REQUESTS &&
    error.code !== 'votes_paused'
  );
}
