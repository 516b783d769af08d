import { type StoredValue, storeValue } from './stored-value.js';

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
