import { pageRoutes } from '@quartermile/core/domain';
import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { boardPath, readBoardQuery } from './features/leaderboard/board-query.js';
import { readSegmentOffset, segmentPath } from './features/leaderboard/segments/segment-query.js';
import { readRecordQuery, recordPath } from './features/records/record-query.js';

/** A route as the build lists it. */
export interface ListedRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  /** Whether the server loads data for it. */
  readonly isLoaded: boolean;
}

/** What is no time, however it is written. */
const NO_TIME = '-';
/** Requests for the data of a page, and which of its routes they ask for. */
const DATA = '.data';
const ROOT_DATA = '/_.data';
const DATA_ROUTES = '_routes';

/**
 * Returns the one address of what an address shows, so that its other spellings get the same page: the path as the links
 * of this site write it, and the parameters that the page reads, with valid values, in one order.
 * @returns path and query; null for an address of no page
 */
export function pageAddresses(routes: readonly ListedRoute[]): (url: URL) => string | null {
  const tree = treeOf(routes);
  const loaded = new Set(routes.filter(({ isLoaded }) => isLoaded).map(({ id }) => id));
  return ({ pathname, searchParams }) => {
    const isData = pathname.endsWith(DATA);
    const given = isData ? pathname.replace(/(?:\/_)?\.data$/, '') : pathname;
    const matches = matchRoutes(tree, given.replaceAll(/\/+/g, '/') || '/') ?? [];
    const pattern = matches.map(({ route: { path = '' } }) => path).join('/');
    if (matches.length === 0 || pattern.endsWith('*')) return null;
    const path = generatePath(`/${pattern}`.replaceAll(/\/+/g, '/'), matches.at(-1)?.params);
    const query = new URLSearchParams(queryOf(path, searchParams));
    if (!isData) return addressOf(path, query);
    const ids = matches.map(({ route: { id = '' } }) => id).filter((id) => loaded.has(id));
    const asked = searchParams.get(DATA_ROUTES)?.split(',') ?? ids;
    const answered = ids.filter((id) => asked.includes(id));
    if (answered.length > 0 && answered.length < ids.length) query.set(DATA_ROUTES, answered.join(','));
    return addressOf(path === '/' ? ROOT_DATA : path + DATA, query);
  };
}

const addressOf = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** The query of a page in its shortest form; empty for pages that read none. */
function queryOf(path: string, given: URLSearchParams): string {
  return shortestAddress(path, given).split('?')[1] ?? '';
}

function shortestAddress(path: string, given: URLSearchParams): string {
  if (path === pageRoutes.records) return recordPath(readRecordQuery(given));
  if (path.startsWith('/segments/')) return segmentPath('', readSegmentOffset(given));
  if (path !== pageRoutes.leaderboard) return path;
  const query = readBoardQuery(given);
  return boardPath({ ...query, time: query.time === '' ? NO_TIME : query.time });
}

function treeOf(routes: readonly ListedRoute[], parent?: string): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(routes, id) }));
}
