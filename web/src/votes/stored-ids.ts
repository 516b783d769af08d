/** A JSON value in local storage, shared by all tabs. */
export interface StoredValue<Value> {
  /** The same object until it changes. */
  read(): Value;
  /** The empty value for server-side rendering. */
  readNone(): Value;
  write(value: Value): void;
  /**
   * Calls the listener on every change, in other tabs too.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Stores a value under a key of local storage.
 * @param none the empty value
 * @param accept returns what is usable of the stored JSON; what it throws makes the value empty
 */
export function storeValue<Value extends object>(
  key: string,
  none: Value,
  accept: (stored: unknown) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known = none;
  /** The stored text that `known` belongs to. */
  let text: string | null = null;
  const readText = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read() {
      const stored = readText();
      if (stored !== text) {
        text = stored;
        known = parse(stored, none, accept);
      }
      return known;
    },
    readNone: () => none,
    write(value) {
      known = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or blocked: the value lasts until the page is closed.
      }
      text = readText();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The value of a stored text. An empty one is `none`, as on the server; otherwise React would render again. */
function parse<Value extends object>(
  text: string | null,
  none: Value,
  accept: (stored: unknown) => Value,
): Value {
  try {
    const value = text === null ? none : accept(JSON.parse(text));
    return Object.keys(value).length > 0 ? value : none;
  } catch {
    return none;
  }
}

/** Entry ids in local storage, shared by all tabs. */
export interface StoredIds extends StoredValue<readonly string[]> {
  add(ids: readonly string[]): void;
  remove(id: string): void;
}

function storeIds(key: string): StoredIds {
  const { write, ...stored } = storeValue<readonly string[]>(key, [], (ids) =>
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  );
  const { read } = stored;
  return {
    ...stored,
    write,
    add(ids) {
      const added = ids.filter((id) => !read().includes(id));
      if (added.length > 0) write([...read(), ...added]);
    },
    remove(id) {
      if (read().includes(id)) write(read().filter((one) => one !== id));
    },
  };
}

/** The entries that this browser voted for. */
export const votedEntries = storeIds('quartermile.votedEntries');

/** The entries that this browser voted for while offline; these votes are not sent yet. */
export const pendingVotes = storeIds('quartermile.pendingVotes');

/** The entries whose votes this browser took back, as long as the site has not done it. */
export const pendingWithdrawals = storeIds('quartermile.pendingWithdrawals');
