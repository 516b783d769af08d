import type { EntryListStore, LoadedEntries } from '@quartermile/core/client';
import { CATEGORIES, DRIVETRAINS, type Entry } from '@quartermile/core/domain';

const STORED_BOARD = 'quartermile.leaderboard';

/** Keeps the last leaderboard in local storage, where there is one and it has room. */
export const storedBoard: EntryListStore = {
  read() {
    try {
      const stored = JSON.parse(localStorage.getItem(STORED_BOARD) ?? 'null') as LoadedEntries;
      return isShowable(stored) ? stored : null;
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

/**
 * Whether pages can show what was stored: something else may have written or damaged it.
 * @throws TypeError when it is not even of the right shape
 */
function isShowable({ entries, loadedAt }: LoadedEntries): boolean {
  const isDate = typeof loadedAt === 'number' && !Number.isNaN(new Date(loadedAt).getTime());
  return isDate && entries.every(isEntry);
}

function isEntry({ _id, category, votes, car }: Entry): boolean {
  return (
    [_id, car.name, car.owner].every(isText) &&
    CATEGORIES.includes(category) &&
    DRIVETRAINS.includes(car.drivetrain) &&
    Number.isFinite(votes) &&
    Object.values(car).every((value) => value === null || isText(value))
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
