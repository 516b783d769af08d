/** Entry ids in local storage, the same in every tab of this browser. */
export interface StoredIds {
  read(): readonly string[];
  /** What is known of them while a page is rendered on the server: nothing. */
  readNone(): readonly string[];
  add(ids: readonly string[]): void;
  remove(id: string): void;
  /**
   * Calls back on every change, also on one in another tab.
   * @returns ends it
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
      // Full or forbidden: they last as long as this page.
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
      // Without a listener changes of another tab went unseen.
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
    // The very same nothing as the server's, or React would render the page again.
    return ids.length > 0 ? ids : none;
  } catch {
    return none;
  }
}

/** The entries that this browser voted for. */
export const votedEntries = storeIds('quartermile.votedEntries');

/** The entries that this browser voted for without a connection; the server has not heard of these votes yet. */
export const pendingVotes = storeIds('quartermile.pendingVotes');
