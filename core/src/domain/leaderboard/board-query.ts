import { CATEGORIES, type Category } from '../cars/category.js';
import type { Drivetrain } from '../cars/drivetrain.js';
import { OTHER_ENTRIES_STEP } from '../limits.js';

/** Facts by which a board is filtered; null shows all. */
export interface BoardFilter {
  readonly drivetrain: Drivetrain | null;
  /** Id of the strip of the run. */
  readonly strip: string | null;
  /** Year of the run. */
  readonly year: number | null;
}

/** The shown part of the leaderboard. */
export interface BoardQuery extends BoardFilter {
  readonly category: Category;
  /** Search text; empty shows all. */
  readonly q: string;
  /** Number of "Other Entries" skipped before the first one shown. */
  readonly from: number;
  /** Maximum number of "Other Entries" shown. */
  readonly others: number;
}

/** The first page of the first board. */
export const defaultBoardQuery: BoardQuery = {
  category: CATEGORIES[0],
  drivetrain: null,
  strip: null,
  year: null,
  q: '',
  from: 0,
  others: OTHER_ENTRIES_STEP,
};
