import {
  CATEGORIES,
  type Category,
  DRIVETRAINS,
  type Drivetrain,
  LIST_MAX_OFFSET,
  pageRoutes,
} from '@quartermile/core/domain';

/** Holds per page of one list. */
export const RECORD_HOLDS_PAGE = 50;

/** A list of its own page, from a hold on; null: the page with all lists. */
export type RecordPageQuery = {
  readonly category: Category;
  readonly drivetrain: Drivetrain | null;
  readonly from: number;
} | null;

/** Parses a page's address. Invalid values are ignored, so that the API accepts the query (`recordQuerySchema`). */
export function readRecordQuery(parameters: URLSearchParams): RecordPageQuery {
  const category = CATEGORIES.find((one) => one === parameters.get('category'));
  if (!category) return null;
  const drivetrain = DRIVETRAINS.find((one) => one === parameters.get('drivetrain')) ?? null;
  const from = Number(parameters.get('from'));
  return {
    category,
    drivetrain,
    from: Number.isSafeInteger(from) && from > 0 ? Math.min(from, LIST_MAX_OFFSET) : 0,
  };
}

/** The request for what a page shows. */
export function recordRequest(query: RecordPageQuery): Record<string, string | number> {
  if (!query) return {};
  const { category, drivetrain, from } = query;
  return {
    category,
    drivetrain: drivetrain ?? 'all',
    limit: RECORD_HOLDS_PAGE,
    ...(from > 0 && { offset: from }),
  };
}

/** The shortest address of a page. */
export function recordPath(query: RecordPageQuery): string {
  if (!query) return pageRoutes.records;
  const { category, drivetrain, from } = query;
  const parameters = new URLSearchParams({ category });
  if (drivetrain) parameters.set('drivetrain', drivetrain);
  if (from > 0) parameters.set('from', String(from));
  return `${pageRoutes.records}?${parameters}`;
}
