/** Entry ids in local storage, shared by all tabs. */
export interface StoredIds {
  read(): readonly string[];
  /** The empty list for server-side rendering. */
  readNone(): readonly string[];
  add(ids: readonly string[]): void;
  remove(id: string): void;
  /**
   * Calls the listener on every change, in other tabs too.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

const none: readonly string[] = [];

function storeIds(key: string): StoredIds {
  const listeners = new Set<() => void>();
  let known: readonly string[] | null = null;
  const read = (): readonly string[] => {
    known ??= readStored(key);
    return known;
  };
  const write = (ids: readonly string[]): void => {
    known = ids;
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage is full or blocked: the ids last until the page is closed.
    }
    for (const listener of listeners) listener();
  };
  return {
    read,
    readNone: () => none,
    add(ids) {
      const added = ids.filter((id) => !read().includes(id));
      if (added.length > 0) write([...read(), ...added]);
    },
    remove(id) {
      if (read().includes(id)) write(read().filter((one) => one !== id));
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        known = null;
        listener();
      };
      // Changes in other tabs are not observed without a listener.
      if (listeners.size === 0) known = null;
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function readStored(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none;
    // The same array as on the server; otherwise React would render again.
    return ids.length > 0 ? ids : none;
  } catch {
    return none;
  }
}

/** The entries that this browser voted for. */
export const votedEntries = storeIds('quartermile.votedEntries');

/** The entries that this browser voted for while offline; these votes are not sent yet. */
export const pendingVotes = storeIds('quartermile.pendingVotes');
