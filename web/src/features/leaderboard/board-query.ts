import {
  type BoardQuery,
  CATEGORIES,
  DRIVETRAINS,
  defaultBoardQuery,
  isStripId,
  LIST_MAX_OFFSET,
  OTHER_ENTRIES_MAX,
  pageRoutes,
  RUN_YEAR_MAX,
  RUN_YEAR_MIN,
  readGhostTime,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';

/** The query of a page: the shown part of a board, and a time whose place is requested. */
export interface PageQuery extends BoardQuery {
  /** As `readGhostTime` returns it; empty for what is no time. */
  readonly time?: string | undefined;
}

/** The board of a time, unless the address has one: times of visitors are compared with those of South African owners. */
const BOARD_OF_TIMES = 'Our Drag Races';

/**
 * Parses a page's address. Invalid values are ignored, and too large numbers limited, so that the API accepts the
 * query (`boardParametersSchema`).
 */
export function readBoardQuery(parameters: URLSearchParams): PageQuery {
  const strip = parameters.get('strip') ?? '';
  const year = readCount(parameters, 'year', RUN_YEAR_MAX);
  const time = readTime(parameters.get('time') ?? '');
  return {
    category: CATEGORIES.find((one) => one === parameters.get('category')) ?? boardOf(time),
    time,
    drivetrain: DRIVETRAINS.find((one) => one === parameters.get('drivetrain')) ?? null,
    strip: isStripId(strip) ? strip : null,
    year: year && year >= RUN_YEAR_MIN ? year : null,
    q: readSearch(parameters.get('q') ?? ''),
    from: readCount(parameters, 'from', LIST_MAX_OFFSET) ?? defaultBoardQuery.from,
    others: readCount(parameters, 'others', OTHER_ENTRIES_MAX) ?? defaultBoardQuery.others,
  };
}

const boardOf = (time: string | undefined): BoardQuery['category'] =>
  time === undefined ? defaultBoardQuery.category : BOARD_OF_TIMES;

function readTime(text: string): string | undefined {
  return text.trim() === '' ? undefined : (readGhostTime(text) ?? '');
}

/** A cut between the halves of a character leaves text that is not valid. */
function readSearch(text: string): string {
  const search = text.trim().slice(0, SEARCH_MAX_LENGTH).trim();
  return search.replaceAll(/\p{Surrogate}|\0/gu, '\ufffd');
}

function readCount(parameters: URLSearchParams, name: string, most: number): number | null {
  const count = Number(parameters.get(name));
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, most) : null;
}

/** The shortest address of the leaderboard for a query. */
export function boardPath(query: Partial<PageQuery>): string {
  const {
    category = defaultBoardQuery.category,
    drivetrain,
    strip,
    year,
    q,
    from,
    others = defaultBoardQuery.others,
    time = '',
  } = query;
  const parameters = new URLSearchParams();
  if (category !== boardOf(time || undefined)) parameters.set('category', category);
  if (time) parameters.set('time', time);
  if (drivetrain) parameters.set('drivetrain', drivetrain);
  if (strip) parameters.set('strip', strip);
  if (year) parameters.set('year', String(year));
  if (q) parameters.set('q', q);
  if (from) parameters.set('from', String(from));
  if (others !== defaultBoardQuery.others) parameters.set('others', String(others));
  const text = parameters.toString();
  return text ? `${pageRoutes.leaderboard}?${text}` : pageRoutes.leaderboard;
}
