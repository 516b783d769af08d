import type { Drivetrain } from '../cars/drivetrain.js';
import { OTHER_ENTRIES_STEP } from '../limits.js';
import { CATEGORIES, type Category } from './category.js';

/** The shown part of the leaderboard. */
export interface BoardQuery {
  readonly category: Category;
  /** Null shows all. */
  readonly drivetrain: Drivetrain | null;
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
  q: '',
  from: 0,
  others: OTHER_ENTRIES_STEP,
};
