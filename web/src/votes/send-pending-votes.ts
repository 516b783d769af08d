import { ApiError, type Client, randomKey } from '@quartermile/core/client';
import type { GetClient } from '../platform/browser-client.js';
import { isOnline } from '../platform/use-online.js';
import { oneAtATime } from './one-at-a-time.js';
import { pendingVotes, pendingWithdrawals, storeValue, votedEntries } from './stored-ids.js';
import { addReceipt } from './vote-receipts.js';

const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

let isWatching = false;

/**
 * Sends the votes that were cast or taken back offline, now and whenever the browser is online again. Every page does so
 * once it is idle; whoever leaves something pending calls it, too, because the connection may be lost before that.
 * @returns stops it, if this call started it
 */
export function sendPendingVotesWhenOnline(getClient: GetClient): () => void {
  if (isWatching) return () => undefined;
  isWatching = true;
  const send = (): void => {
    if (!isOnline()) return;
    sendPendingVotes(getClient).catch((error: unknown) =>
      console.warn('Saved votes could not be sent.', error),
    );
  };
  send();
  window.addEventListener('online', send);
  return () => {
    isWatching = false;
    window.removeEventListener('online', send);
  };
}

let sending: Promise<void> | null = null;

/**
 * Sends what is pending sequentially: votes, and votes that were taken back. What the server has done, now or before, is
 * settled; what it rejects is dropped; the rest stays pending for the next attempt.
 * @throws ApiError or NetworkError that ends the attempt
 */
export function sendPendingVotes(getClient: GetClient): Promise<void> {
  sending ??= sendAll(getClient).finally(() => {
    sending = null;
  });
  return sending;
}

/** Until nothing is left, because more may become pending meanwhile. */
async function sendAll(getClient: GetClient): Promise<void> {
  while (pendingVotes.read().length + pendingWithdrawals.read().length > 0)
    await oneAtATime(() => sendNext(getClient));
}

/** Another tab may have sent it meanwhile. */
async function sendNext(getClient: GetClient): Promise<void> {
  const [vote] = pendingVotes.read();
  const [withdrawal] = pendingWithdrawals.read();
  if (vote !== undefined) await sendVote((await getClient()).leaderboard, vote);
  else if (withdrawal !== undefined) await sendWithdrawal((await getClient()).leaderboard, withdrawal);
}

/**
 * Idempotency keys of calls that may have been sent, by entry: each is kept until its call is answered, so that no tab
 * counts a vote twice, or again after it was taken back.
 */
const voteKeys = storeKeys('quartermile.voteKeys');
const withdrawalKeys = storeKeys('quartermile.withdrawalKeys');

/** Makes the next call for an entry a new one: what was sent for it before is another action. */
export function forgetCalls(entryId: string): void {
  voteKeys.drop(entryId);
  withdrawalKeys.drop(entryId);
}

type Leaderboard = Client['leaderboard'];

async function sendVote(leaderboard: Leaderboard, entryId: string): Promise<void> {
  withdrawalKeys.drop(entryId);
  const isVoted = await settle('already_voted', async () =>
    addReceipt(await leaderboard.vote(entryId, { idempotencyKey: voteKeys.of(entryId) })),
  );
  // It may have been taken back meanwhile.
  if (isVoted && !pendingWithdrawals.read().includes(entryId)) votedEntries.add([entryId]);
  voteKeys.drop(entryId);
  pendingVotes.remove(entryId);
}

async function sendWithdrawal(leaderboard: Leaderboard, entryId: string): Promise<void> {
  voteKeys.drop(entryId);
  await settle('not_voted', async () =>
    addReceipt(await leaderboard.withdrawVote(entryId, { idempotencyKey: withdrawalKeys.of(entryId) }), true),
  );
  votedEntries.remove(entryId);
  withdrawalKeys.drop(entryId);
  pendingWithdrawals.remove(entryId);
}

/**
 * Makes a call.
 * @param done the code that says that it was done before
 * @returns whether it is done; otherwise it was rejected
 * @throws what a retry may change
 */
async function settle(done: string, call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (error.code !== done) console.error('The vote failed.', error);
    return error.code === done;
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

/** Keys by entry in local storage, shared by all tabs. */
function storeKeys(name: string) {
  const { read, write } = storeValue<Readonly<Record<string, string>>>(name, {}, (stored) =>
    Object.fromEntries(Object.entries(stored as object).filter(([, key]) => typeof key === 'string')),
  );
  return {
    of(entryId: string): string {
      const key = read()[entryId] ?? randomKey();
      write({ ...read(), [entryId]: key });
      return key;
    },
    drop(entryId: string): void {
      const { [entryId]: key, ...others } = read();
      if (key !== undefined) write(others);
    },
  };
}
