import { ApiError } from '@quartermile/core/client';
import type { GetClient } from '../../platform/browser-client.js';
import { isOnline } from '../../platform/use-online.js';
import { pendingVotes, votedEntries } from './stored-ids.js';

const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

/**
 * Sends the votes that were cast without a connection, now and whenever there is a connection again.
 * @returns ends it
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
 * Sends them one after another. What the server counted, or had
 * counted before, is voted; what it refuses is dropped; the rest stays pending for the next time.
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
      await leaderboard.vote(entryId);
      votedEntries.add([entryId]);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (error.code === 'already_voted') votedEntries.add([entryId]);
      else console.error('The vote failed.', error);
    }
    pendingVotes.remove(entryId);
  }
}

/** Whether trying again is of no use. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < SERVER_ERROR && error.status !== TOO_MANY_REQUESTS;
}
