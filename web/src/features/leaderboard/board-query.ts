import {
  CATEGORIES,
  type Category,
  DRIVETRAINS,
  type Drivetrain,
  OTHER_ENTRIES_STEP,
  pageRoutes,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';

/** The shown part of the leaderboard, as encoded in the page's address. */
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

const firstCategory: Category = CATEGORIES[0];

/** Parses a page's address. Invalid values are ignored. */
export function readBoardQuery(parameters: URLSearchParams): BoardQuery {
  return {
    category: CATEGORIES.find((one) => one === parameters.get('category')) ?? firstCategory,
    drivetrain: DRIVETRAINS.find((one) => one === parameters.get('drivetrain')) ?? null,
    q: (parameters.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    from: readCount(parameters, 'from') ?? 0,
    others: readCount(parameters, 'others') ?? OTHER_ENTRIES_STEP,
  };
}

function readCount(parameters: URLSearchParams, name: string): number | null {
  const count = Number(parameters.get(name));
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** The shortest address of the leaderboard for a query. */
export function boardPath(query: Partial<BoardQuery>): string {
  const { category = firstCategory, drivetrain, q, from, others = OTHER_ENTRIES_STEP } = query;
  const parameters = new URLSearchParams();
  if (category !== firstCategory) parameters.set('category', category);
  if (drivetrain) parameters.set('drivetrain', drivetrain);
  if (q) parameters.set('q', q);
  if (from) parameters.set('from', String(from));
  if (others !== OTHER_ENTRIES_STEP) parameters.set('others', String(others));
  const text = parameters.toString();
  return text ? `${pageRoutes.leaderboard}?${text}` : pageRoutes.leaderboard;
}
