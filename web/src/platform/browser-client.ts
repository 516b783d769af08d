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

let client: Client | undefined;

/** The browser's one client for what everybody may do. To be called in the browser only. */
export function browserClient(): Client {
  client ??= createClient({
    transport: browserTransport(),
    baseUrl: window.location.origin,
    entryListStore: storedBoard,
  });
  return client;
}
