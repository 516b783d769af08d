import { storeValue } from '../stored-ids.js';

/** The entries that are new since this device's last visit, with the texts that say so. */
export interface NewEntries {
  readonly ids: readonly string[];
  /** The sentence above each board, by category; none on a first visit. */
  readonly notes: Readonly<Record<string, string>>;
  /** The text of the mark. */
  readonly mark: string;
  /** When it was computed, ms since 1970: of another visit it is not shown. */
  readonly at: number;
}

/** Longer than a visit's pause, after which the list is compared anew. */
const VALID_MS = 1_800_000;

/** Nothing, as on a first visit. */
export const noNewEntries = {} as NewEntries;

/** Set by the code that follows changes, which visitors load after the page. */
export const newEntries = storeValue('quartermile.newEntries', noNewEntries, (stored) =>
  Date.now() - (stored as NewEntries).at < VALID_MS ? (stored as NewEntries) : noNewEntries,
);
