import {
  browserTransport,
  type Client,
  createClient,
  type EntryListStore,
  type LoadedEntries,
} from '@quartermile/core/client';

const STORED_BOARD = 'quartermile.leaderboard';

/** Keeps the last leaderboard in local storage, where there is one and it has room. */
const storedBoard: EntryListStore = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(STORED_BOARD) ?? 'null') as LoadedEntries | null;
    } catch {
      return null;
    }
  },
  write(loaded) {
    try {
      localStorage.setItem(STORED_BOARD, JSON.stringify(loaded));
    } catch {
      // Full or forbidden: then there is no board to show while offline.
    }
  },
};

/** Makes the client that speaks from this browser. */
export function makeBrowserClient(): Client {
  return createClient({
    transport: browserTransport(),
    baseUrl: window.location.origin,
    entryListStore: storedBoard,
  });
}
