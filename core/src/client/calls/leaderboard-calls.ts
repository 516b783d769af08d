import {
  type AdminEntry,
  apiRoutes,
  type BoardPage,
  type BoardQuery,
  defaultBoardQuery,
  type Entry,
  type EntryAdd,
  type RecordList,
  recordRoutes,
  type SetAsideResult,
  type SetAsideVotes,
  type VoteHistory,
  type VoteReceipt,
} from '../../domain/index.js';
import type { EntryListCache, ListUpdate, LoadedEntries } from '../entry-list-cache.js';
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
  /** Updates the loaded leaderboard with changes that were announced, without a request. */
  updateList(update: ListUpdate): void;
  /** What one page of the leaderboard shows, for server-side rendering. */
  board(query: BoardQuery): Promise<BoardPage>;
  /** The page of an entry; `match` is null if there is no such entry. */
  entryBoard(entryId: string): Promise<BoardPage>;
  /** Who held first place from when to when, the lists that the query asks for. */
  records(query: Readonly<Record<string, string | number>>): Promise<RecordList[]>;
  /** Votes for an entry. Rejects with code `already_voted` on a repeated vote. */
  vote(entryId: string, options?: CallOptions): Promise<VoteReceipt>;
  /** Takes the vote for an entry back. Rejects with code `not_voted` without one. */
  withdrawVote(entryId: string, options?: CallOptions): Promise<VoteReceipt>;
  /** Ids of the entries that this browser voted for. */
  myVotes(options?: CallOptions): Promise<string[]>;
  /** The leaderboard with administrator fields. Bypasses the cache. */
  adminList(options?: CallOptions): Promise<AdminEntry[]>;
  /** Adds a car to a category. */
  add(entry: EntryAdd, options?: CallOptions): Promise<AdminEntry>;
  /** Removes an entry from the leaderboard. */
  delete(entryId: string, options?: CallOptions): Promise<void>;
  /** The votes of an entry over time, with bursts and windows that are set aside. */
  voteHistory(entryId: string, options?: CallOptions): Promise<VoteHistory>;
  /** Sets the votes of a window aside. */
  setAsideVotes(window: SetAsideVotes, options?: CallOptions): Promise<SetAsideResult>;
  /** Makes the votes of a window count again. Rejects with code `already_brought_back` on a repeated call. */
  bringBackVotes(windowId: string, options?: CallOptions): Promise<SetAsideResult>;
}

/** Creates the leaderboard requests. */
export function leaderboardCalls(call: Caller, cache: EntryListCache): LeaderboardCalls {
  const { list, board, vote, withdrawVote, myVotes, add, delete: remove } = apiRoutes.leaderboard;
  const changeVote = async (path: string, entryId: string, options?: CallOptions): Promise<VoteReceipt> => {
    const receipt = await call<VoteReceipt>({ method: 'POST', path, body: { entryId }, options });
    cache.setVotes(receipt.entryId, receipt.votes);
    return receipt;
  };
  return {
    list({ refresh = false } = {}) {
      const load = () => call<Entry[]>({ method: 'GET', path: list, pastCache: refresh });
      return refresh ? cache.refresh(load) : cache.read(load);
    },
    lastList: () => cache.last(),
    updateList: (update) => cache.update(update),
    board: (query) => call({ method: 'GET', path: board, query: changedParameters(query) }),
    entryBoard: (entryId) => call({ method: 'GET', path: board, query: { entry: entryId } }),
    records: (query) => call({ method: 'GET', path: recordRoutes.list, query }),
    vote: (entryId, options) => changeVote(vote, entryId, options),
    withdrawVote: (entryId, options) => changeVote(withdrawVote, entryId, options),
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
    voteHistory: (entryId, options) =>
      call({
        method: 'GET',
        path: apiRoutes.leaderboard.voteHistory,
        query: { entryId },
        asAdmin: true,
        pastCache: true,
        options,
      }),
    setAsideVotes: (window, options) =>
      call({
        method: 'POST',
        path: apiRoutes.leaderboard.setAsideVotes,
        body: window,
        asAdmin: true,
        options,
      }),
    bringBackVotes: (windowId, options) =>
      call({
        method: 'POST',
        path: apiRoutes.leaderboard.bringBackVotes,
        body: { windowId },
        asAdmin: true,
        options,
      }),
  };
}

/** The parameters that differ from the defaults, so that each page has one address in the server's cache. */
function changedParameters(query: BoardQuery): Record<string, string | number> {
  const changed = Object.entries(query).filter(
    ([name, value]) => value !== defaultBoardQuery[name as keyof BoardQuery],
  );
  return Object.fromEntries(changed);
}
