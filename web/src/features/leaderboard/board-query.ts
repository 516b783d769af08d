import {
  type BoardQuery,
  CATEGORIES,
  DRIVETRAINS,
  defaultBoardQuery,
  isStorableText,
  isStripId,
  LIST_MAX_OFFSET,
  OTHER_ENTRIES_MAX,
  pageRoutes,
  RUN_YEAR_MAX,
  RUN_YEAR_MIN,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';

/**
 * Parses a page's address. Invalid values are ignored, and too large numbers limited, so that the API accepts the
 * query (`boardParametersSchema`).
 */
export function readBoardQuery(parameters: URLSearchParams): BoardQuery {
  const strip = parameters.get('strip') ?? '';
  const year = readCount(parameters, 'year', RUN_YEAR_MAX);
  return {
    category: CATEGORIES.find((one) => one === parameters.get('category')) ?? defaultBoardQuery.category,
    drivetrain: DRIVETRAINS.find((one) => one === parameters.get('drivetrain')) ?? null,
    strip: isStripId(strip) ? strip : null,
    year: year && year >= RUN_YEAR_MIN ? year : null,
    q: readSearch(parameters.get('q') ?? ''),
    from: readCount(parameters, 'from', LIST_MAX_OFFSET) ?? defaultBoardQuery.from,
    others: readCount(parameters, 'others', OTHER_ENTRIES_MAX) ?? defaultBoardQuery.others,
  };
}

/** A cut between the halves of a character leaves text that is not valid. */
function readSearch(text: string): string {
  const search = text.trim().slice(0, SEARCH_MAX_LENGTH).trim();
  return isStorableText(search) ? search : search.toWellFormed().replaceAll('\0', '\ufffd');
}

function readCount(parameters: URLSearchParams, name: string, most: number): number | null {
  const count = Number(parameters.get(name));
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, most) : null;
}

/** The shortest address of the leaderboard for a query. */
export function boardPath(query: Partial<BoardQuery>): string {
  const {
    category = defaultBoardQuery.category,
    drivetrain,
    strip,
    year,
    q,
    from,
    others = defaultBoardQuery.others,
  } = query;
  const parameters = new URLSearchParams();
  if (category !== defaultBoardQuery.category) parameters.set('category', category);
  if (drivetrain) parameters.set('drivetrain', drivetrain);
  if (strip) parameters.set('strip', strip);
  if (year) parameters.set('year', String(year));
  if (q) parameters.set('q', q);
  if (from) parameters.set('from', String(from));
  if (others !== defaultBoardQuery.others) parameters.set('others', String(others));
  const text = parameters.toString();
  return text ? `${pageRoutes.leaderboard}?${text}` : pageRoutes.leaderboard;
}
