import type { Entry } from '../domain/index.js';

/** Cache lifetime of the public leaderboard in clients. */
const LEADERBOARD_CACHE_MS = 5 * 60_000;

/** A loaded leaderboard. `loadedAt` is in ms since 1970. */
export interface LoadedEntries {
  readonly entries: readonly Entry[];
  readonly loadedAt: number;
}

/** Persists the last leaderboard across reloads, for example in local storage. Neither method may throw. */
export interface EntryListStore {
  read(): LoadedEntries | null;
  write(loaded: LoadedEntries): void;
}

/** Changes a list; applied twice, or to a newer list, it does no harm. */
export type ListUpdate = (entries: readonly Entry[]) => readonly Entry[];

/** A list may lack updates of this time before it was requested, because servers send cached ones. */
const MISSED_MS = 1000;
/** Updates are applied again to lists that are loaded within this time. */
const REMEMBERED_MS = 15_000;

/** Caches the whole leaderboard for five minutes. */
export class EntryListCache {
  #loaded: LoadedEntries | null = null;
  #loading: Promise<readonly Entry[]> | null = null;
  /** Loads are numbered, so that a slow response cannot overwrite a newer one or undo an invalidation. */
  #lastLoad = 0;
  #newestCached = 0;
  #updates: readonly { readonly at: number; readonly update: ListUpdate }[] = [];
  readonly #store: EntryListStore | undefined;

  constructor(store?: EntryListStore) {
    this.#store = store;
  }

  /** Returns the cached entries while they are fresh and loads them otherwise. Concurrent callers share one load. */
  read(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    const cached = this.#loaded;
    if (cached && Date.now() - cached.loadedAt < LEADERBOARD_CACHE_MS) return Promise.resolve(cached.entries);
    this.#loading ??= this.#loadShared(load);
    return this.#loading;
  }

  /** Bypasses the cache and stores the result. A failed load leaves the cache unchanged. */
  async refresh(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    this.#lastLoad += 1;
    const number = this.#lastLoad;
    const since = Date.now() - MISSED_MS;
    const loaded = await load();
    const missed = this.#updates.filter(({ at }) => at >= since);
    const entries = missed.reduce((list, { update }) => update(list), loaded);
    if (number > this.#newestCached) {
      this.#newestCached = number;
      this.#loaded = { entries, loadedAt: Date.now() };
      this.#store?.write(this.#loaded);
    }
    return entries;
  }

  /**
   * Updates the votes of a cached entry. They are persisted with the next load: writing the whole list takes longer than
   * a frame.
   */
  setVotes(entryId: string, votes: number): void {
    this.#change((entries) => entries.map((entry) => (entry._id === entryId ? { ...entry, votes } : entry)));
  }

  /** Updates the cached entries, and lists that are being loaded now. Not persisted either. */
  update(update: ListUpdate): void {
    const now = Date.now();
    this.#updates = [...this.#updates.filter(({ at }) => now - at < REMEMBERED_MS), { at: now, update }];
    this.#change(update);
  }

  /** The last loaded entries of any age. null if there are none. */
  last(): LoadedEntries | null {
    return this.#loaded ?? this.#store?.read() ?? null;
  }

  /** Invalidates the cache after a write. */
  clear(): void {
    this.#loaded = null;
    this.#loading = null;
    this.#newestCached = this.#lastLoad;
  }

  #change(update: ListUpdate): void {
    if (this.#loaded) this.#loaded = { ...this.#loaded, entries: update(this.#loaded.entries) };
  }

  #loadShared(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    const loading = this.refresh(load).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    return loading;
  }
}
