import {
  type AdminEntry,
  apiRoutes,
  type Entry,
  type EntryAdd,
  type VoteReceipt,
} from '../../domain/index.js';
import type { EntryListCache, LoadedEntries } from '../entry-list-cache.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/** Options of a list request that can be served from the client's cache. */
export interface ListOptions {
  /** Bypasses the cache. */
  readonly refresh?: boolean;
}

/**
 * Leaderboard requests.
 * @throws ApiError or NetworkError from every method
 */
export interface LeaderboardCalls {
  /** The whole leaderboard, cached for five minutes. */
  list(options?: ListOptions): Promise<readonly Entry[]>;
  /** The last loaded leaderboard of any age, for display while offline. */
  lastList(): LoadedEntries | null;
  /** Votes for an entry. Rejects with code `already_voted` on a repeated vote. */
  vote(entryId: string, options?: CallOptions): Promise<VoteReceipt>;
  /** Ids of the entries that this browser voted for. */
  myVotes(options?: CallOptions): Promise<string[]>;
  /** The leaderboard with administrator fields. Bypasses the cache. */
  adminList(options?: CallOptions): Promise<AdminEntry[]>;
  /** Adds a car to a category. */
  add(entry: EntryAdd, options?: CallOptions): Promise<AdminEntry>;
  /** Removes an entry from the leaderboard. */
  delete(entryId: string, options?: CallOptions): Promise<void>;
}

/** Creates the leaderboard requests. */
export function leaderboardCalls(call: Caller, cache: EntryListCache): LeaderboardCalls {
  const { list, vote, myVotes, add, delete: remove } = apiRoutes.leaderboard;
  return {
    list({ refresh = false } = {}) {
      const load = () => call<Entry[]>({ method: 'GET', path: list, pastCache: refresh });
      return refresh ? cache.refresh(load) : cache.read(load);
    },
    lastList: () => cache.last(),
    async vote(entryId, options) {
      const receipt = await call<VoteReceipt>({ method: 'POST', path: vote, body: { entryId }, options });
      cache.setVotes(receipt.entryId, receipt.votes);
      return receipt;
    },
    myVotes: (options) => call({ method: 'GET', path: myVotes, pastCache: true, options }),
    adminList: (options) => call({ method: 'GET', path: list, asAdmin: true, pastCache: true, options }),
    async add(entry, options) {
      const added = await call<AdminEntry>({
        method: 'POST',
        path: add,
        body: entry,
        asAdmin: true,
        options,
      });
      cache.clear();
      return added;
    },
    async delete(entryId, options) {
      await call({ method: 'DELETE', path: remove, body: { entryId }, asAdmin: true, options });
      cache.clear();
    },
  };
}
