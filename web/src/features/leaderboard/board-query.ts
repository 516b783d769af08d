import {
  CATEGORIES,
  type Category,
  DRIVETRAINS,
  type Drivetrain,
  OTHER_ENTRIES_STEP,
  pageRoutes,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';

/** What of the leaderboard is shown; all of it stands in the page's address. */
export interface BoardQuery {
  readonly category: Category;
  /** Null shows all. */
  readonly drivetrain: Drivetrain | null;
  /** Search text; empty shows all. */
  readonly q: string;
  /** Most "Other Entries" shown. */
  readonly others: number;
}

const firstCategory: Category = CATEGORIES[0];

/** Reads a page's address. Values that mean nothing read as if they were absent. */
export function readBoardQuery(parameters: URLSearchParams): BoardQuery {
  const others = Number(parameters.get('others'));
  return {
    category: CATEGORIES.find((one) => one === parameters.get('category')) ?? firstCategory,
    drivetrain: DRIVETRAINS.find((one) => one === parameters.get('drivetrain')) ?? null,
    q: (parameters.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    others: Number.isSafeInteger(others) && others > 0 ? others : OTHER_ENTRIES_STEP,
  };
}

/** The address of the leaderboard with this on it, as short as it can be. */
export function boardPath(query: Partial<BoardQuery>): string {
  const { category = firstCategory, drivetrain, q, others = OTHER_ENTRIES_STEP } = query;
  const parameters = new URLSearchParams();
  if (category !== firstCategory) parameters.set('category', category);
  if (drivetrain) parameters.set('drivetrain', drivetrain);
  if (q) parameters.set('q', q);
  if (others !== OTHER_ENTRIES_STEP) parameters.set('others', String(others));
  const text = parameters.toString();
  return text ? `${pageRoutes.leaderboard}?${text}` : pageRoutes.leaderboard;
}
