import { DRIVETRAINS } from '../cars/drivetrain.js';
import { CATEGORIES, type Category, isRankedByVotes } from '../leaderboard/category.js';

/** The boards with records: those that rank by time. A lead by votes is no record, because it can be lost unbeaten. */
export const RECORD_CATEGORIES: readonly Category[] = CATEGORIES.filter(
  (category) => !isRankedByVotes(category),
);

/** The lists of a board: all drivetrains (null), and each of them. */
export const RECORD_DRIVETRAINS = [null, ...DRIVETRAINS] as const;
