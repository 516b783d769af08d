import type { Entry } from '@quartermile/core/domain';

/** What the timing screen shows of an entry besides its car. */
export type EntryTiming = Pick<Entry, 'bestSince' | 'lastWeek' | 'heldSince' | 'heldInDrivetrainSince'>;

const FIELDS = ['bestSince', 'lastWeek', 'heldSince', 'heldInDrivetrainSince'] as const;

/** The entry with other values; the same object when they are the same. Unknown ones are absent. */
export function withTiming(entry: Entry, change: EntryTiming): Entry {
  if (FIELDS.every((field) => !(field in change) || entry[field] === change[field])) return entry;
  const { bestSince, lastWeek, heldSince, heldInDrivetrainSince, ...rest } = entry;
  const all = { bestSince, lastWeek, heldSince, heldInDrivetrainSince, ...change };
  const known = FIELDS.filter((field) => all[field] !== undefined);
  return { ...rest, ...Object.fromEntries(known.map((field) => [field, all[field]])) };
}
