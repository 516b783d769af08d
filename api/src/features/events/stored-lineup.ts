import type { Ladder } from './lineup/ladder.js';

/** Entry list and ladder of an event as stored: cars by their ids only, so that nothing about people is copied. */
export interface StoredLineup {
  readonly cars: readonly string[];
  readonly ladder: Ladder | null;
}

/** The lineup of an event that has none. */
export const NO_LINEUP: StoredLineup = { cars: [], ladder: null };
