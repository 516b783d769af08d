import { type Entry, LEADERBOARD_CACHE_MS } from '../domain/index.js';

/** The leaderboard as it was when it was loaded; `loadedAt` is in ms since 1970. */
export interface LoadedEntries {
  readonly entries: readonly Entry[];
  readonly loadedAt: number;
}

/** Where the last leaderboard survives a reload, such as local storage. Neither method may throw. */
export interface EntryListStore {
  read(): LoadedEntries | null;
  write(loaded: LoadedEntries): void;
}

/** The client's copy of the whole leaderboard: one key, five minutes. */
export class EntryListCache {
  #loaded: LoadedEntries | null = null;
  #loading: Promise<readonly Entry[]> | null = null;
  /** Loads are numbered, so that a slow one never takes the place of a newer one or of a write. */
  #lastLoad = 0;
  #newestKept = 0;
  readonly #store: EntryListStore | undefined;

  constructor(store?: EntryListStore) {
    this.#store = store;
  }

  /** The entries: kept ones while they are fresh, else loaded ones. Callers at the same time share one load. */
  read(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    const kept = this.#loaded;
    if (kept && Date.now() - kept.loadedAt < LEADERBOARD_CACHE_MS) return Promise.resolve(kept.entries);
    this.#loading ??= this.#loadShared(load);
    return this.#loading;
  }

  /** Loads past the cache, then keeps what came. A failed load leaves the kept entries alone. */
  async refresh(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    this.#lastLoad += 1;
    const number = this.#lastLoad;
    const entries = await load();
    if (number > this.#newestKept) {
      this.#newestKept = number;
      this.#keep({ entries, loadedAt: Date.now() });
    }
    return entries;
  }

  /** Changes an entry's votes where it is kept. */
  setVotes(entryId: string, votes: number): void {
    if (!this.#loaded) return;
    const entries = this.#loaded.entries.map((entry) =>
      entry._id === entryId ? { ...entry, votes } : entry,
    );
    this.#keep({ ...this.#loaded, entries });
  }

  /** The last entries that were loaded, however old; null when there never were any. */
  last(): LoadedEntries | null {
    return this.#loaded ?? this.#store?.read() ?? null;
  }

  /** Forgets the kept entries, because a write may have changed them. */
  clear(): void {
    this.#loaded = null;
    this.#loading = null;
    this.#newestKept = this.#lastLoad;
  }

  #loadShared(load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
    const loading = this.refresh(load).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    return loading;
  }

  #keep(loaded: LoadedEntries): void {
    this.#loaded = loaded;
    this.#store?.write(loaded);
  }
}
