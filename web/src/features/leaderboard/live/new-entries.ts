import { storeValue } from '../../../votes/stored-ids.js';

/** The entries that are new since this device's last visit, with the texts that say so. */
export interface NewEntries {
  readonly ids: readonly string[];
  /** The sentence above each board, by category; none on a first visit. */
  readonly notes: Readonly<Record<string, string>>;
  /** The text of the mark. */
  readonly mark: string;
}

/** Nothing, as on a first visit. */
export const noNewEntries = {} as NewEntries;

/** Set by the code that follows changes, which visitors load after the page. RETURNING_VISITOR removes outdated ones. */
export const newEntries = storeValue('quartermile.newEntries', noNewEntries, (stored) =>
  Array.isArray((stored as NewEntries).ids) ? (stored as NewEntries) : noNewEntries,
);
