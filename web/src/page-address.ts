import { pageRoutes } from '@quartermile/core/domain';
import { generatePath } from 'react-router';
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
  const pages = pagesOf(routes);
  const loaded = new Set(routes.filter(({ isLoaded }) => isLoaded).map(({ id }) => id));
  return ({ pathname, searchParams }) => {
    const isData = pathname.endsWith(DATA);
    const given = isData ? pathname.replace(/(?:\/_)?\.data$/, '') : pathname;
    const known = decodedPath(given);
    const page = pages.find(({ pattern }) => pattern.test(known));
    if (!page) return null;
    const path = generatePath(page.path, paramsOf(page, known));
    const query = new URLSearchParams(queryOf(path, searchParams));
    if (!isData) return addressOf(path, query);
    const ids = page.ids.filter((id) => loaded.has(id));
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

/** A page of the site, compiled once: React Router's `matchRoutes` compiles all routes for each address. */
interface SitePage {
  /** As React Router writes it, such as "/leaderboard/:entryId?". */
  readonly path: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Its routes, the outermost first. */
  readonly ids: readonly string[];
}

/** All pages, those with fewer parameters first, as React Router ranks them. */
function pagesOf(routes: readonly ListedRoute[]): SitePage[] {
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const pages = routes.filter(({ id, path }) => !parents.has(id) && path !== '*');
  return pages
    .map((page) => pageOf(page, routes))
    .toSorted((one, other) => one.names.length - other.names.length);
}

function pageOf(page: ListedRoute, routes: readonly ListedRoute[]): SitePage {
  const chain = chainOf(page, routes);
  const parts = chain.flatMap(({ path = '' }) => path.split('/')).filter(Boolean);
  const pattern = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return {
    path: `/${parts.join('/')}`,
    pattern: new RegExp(`^${pattern.join('')}/?$`, 'i'),
    names: parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/^:|\?$/g, '')),
    ids: chain.map(({ id }) => id),
  };
}

function chainOf(route: ListedRoute, routes: readonly ListedRoute[]): ListedRoute[] {
  const parent = routes.find(({ id }) => id === route.parentId);
  return parent ? [...chainOf(parent, routes), route] : [route];
}

function paramsOf({ pattern, names }: SitePage, path: string): Record<string, string | undefined> {
  const [, ...values] = pattern.exec(path) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, values[at]?.replaceAll('%2F', '/')]));
}

/** A path as React Router reads it: a slash in a part stays encoded. The server has made it decodable. */
function decodedPath(path: string): string {
  const parts = path.replaceAll(/\/+/g, '/').split('/');
  return parts.map((part) => decodeURIComponent(part).replaceAll('/', '%2F')).join('/');
}
