import { CATEGORIES, type Category, isRankedByVotes } from '../cars/category.js';
import { DRIVETRAINS } from '../cars/drivetrain.js';

/** The boards with records: those that rank by time. */
export const RECORD_CATEGORIES: readonly Category[] = CATEGORIES.filter(
  (category) => !isRankedByVotes(category),
);

/** The boards that rank by votes. A lead there can be lost unbeaten, so that who led is noted when it is seen. */
export const VOTE_CATEGORIES: readonly Category[] = CATEGORIES.filter(isRankedByVotes);

/** The lists of a board: all drivetrains (null), and each of them. */
export const RECORD_DRIVETRAINS = [null, ...DRIVETRAINS] as const;
