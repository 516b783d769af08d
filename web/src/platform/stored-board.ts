import type { EntryListStore, LoadedEntries } from '@quartermile/core/client';
import { CATEGORIES, type Car, DRIVETRAINS, type Entry } from '@quartermile/core/domain';

const STORED_BOARD = 'quartermile.leaderboard';

/** Stores the last leaderboard in local storage, if available. */
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
      // Full or blocked: no board while offline.
    }
  },
};

/** Whether a board is stored, without parsing it. */
export function hasStoredBoard(): boolean {
  try {
    return localStorage.getItem(STORED_BOARD) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the stored data has the expected shape.
 * @throws TypeError for entirely different data
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
    Object.entries(car).every(([field, value]) => value === null || typeof value === typeOf(field))
  );
}

type OtherField = {
  [Field in keyof Car]-?: NonNullable<Car[Field]> extends string ? never : Field;
}[keyof Car];

/** The fields of a car that are not text: all of them, as the compiler verifies. */
const FIELD_TYPES: Readonly<Record<OtherField, 'number' | 'object'>> = {
  trapSpeed: 'number',
  sixtyFoot: 'number',
  reactionTime: 'number',
  strip: 'object',
  runVideo: 'object',
};
const typeOf = (field: string): string =>
  Object.hasOwn(FIELD_TYPES, field) ? FIELD_TYPES[field as OtherField] : 'string';

const isText = (value: unknown): boolean => typeof value === 'string';
