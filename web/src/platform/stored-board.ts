import type { EntryListStore, LoadedEntries } from '@quartermile/core/client';

const STORED_BOARD = 'quartermile.leaderboard';

/** Keeps the last leaderboard in local storage, where there is one and it has room. */
export const storedBoard: EntryListStore = {
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

/** Whether this browser has one, which it is not asked to read. */
export function hasStoredBoard(): boolean {
  try {
    return localStorage.getItem(STORED_BOARD) !== null;
  } catch {
    return false;
  }
}
