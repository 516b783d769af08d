import { embedRoutes, isSubmissionPath, mediaPrefix, pageRoutes } from '@quartermile/core/domain';

/**
 * How the worker handles a request: pages network first, hashed files and pictures cache first, private pages network
 * only, everything else not at all.
 */
export type Handling = 'page' | 'asset' | 'picture' | 'private-page' | 'none';

/** Files with content hashes in their names. */
export const ASSET_PREFIX = '/assets/';
/** Never cached: the API, pictures with signed links, files for machines, and what other sites and streams show, which
 * refreshes itself. */
const PRIVATE = [
  '/api/',
  `${mediaPrefix}proof`,
  `${mediaPrefix}review`,
  '/share/',
  '/feeds/',
  embedRoutes.snippet,
  embedRoutes.overlay,
  '/metrics',
];

/** The relevant fields of a request. */
export type RequestFields = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** How to handle a request to this origin. */
export function handlingOf(request: RequestFields, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('authorization'))
    return 'none';
  // The router ignores case.
  const path = url.pathname.toLowerCase();
  if (PRIVATE.some((prefix) => path.startsWith(prefix))) return 'none';
  if (isPrivatePage(path)) return request.mode === 'navigate' ? 'private-page' : 'none';
  if (url.pathname.startsWith(ASSET_PREFIX)) return 'asset';
  if (url.pathname.startsWith(mediaPrefix)) return 'picture';
  return request.mode === 'navigate' || OFFLINE_FILES.includes(url.pathname) ? 'page' : 'none';
}

/** Pages that are never cached: the dashboard, and drivers' own submissions. */
const isPrivatePage = (path: string): boolean => path.startsWith(pageRoutes.admin) || isSubmissionPath(path);

/** The page for uncached pages. */
export const OFFLINE_PAGE = '/offline.html';
/** The offline page with its files. */
export const OFFLINE_FILES: readonly string[] = [
  OFFLINE_PAGE,
  '/legal.css',
  '/offline.js',
  '/favicon.svg',
  '/fonts/barlow-condensed-700.woff2',
];
