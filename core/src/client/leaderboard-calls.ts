import { type AdminEntry, apiRoutes, type Entry, type EntryAdd, type VoteReceipt } from '../domain/index.js';
import type { Caller, CallOptions } from './caller.js';
import type { EntryListCache, LoadedEntries } from './entry-list-cache.js';

/** Whether a list may come from the client's cache. */
export interface ListOptions {
  /** Loads past the cache. */
  readonly refresh?: boolean;
}

/** The calls about the leaderboard. All of them throw ApiError or NetworkError. */
export interface LeaderboardCalls {
  /** The whole leaderboard, kept for five minutes. */
  list(options?: ListOptions): Promise<readonly Entry[]>;
  /** The last leaderboard that was loaded, however old: something to show while offline. */
  lastList(): LoadedEntries | null;
  /** Votes once; refused with `already_voted` the second time. */
  vote(entryId: string, options?: CallOptions): Promise<VoteReceipt>;
  /** Ids of the entries that this browser voted for. */
  myVotes(options?: CallOptions): Promise<string[]>;
  /** The leaderboard as the administrator sees it, past the cache. */
  adminList(options?: CallOptions): Promise<AdminEntry[]>;
  /** Puts a car into a category. */
  add(entry: EntryAdd, options?: CallOptions): Promise<AdminEntry>;
  /** Takes an entry off the leaderboard. */
  delete(entryId: string, options?: CallOptions): Promise<void>;
}

/** Makes the leaderboard's calls. */
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
