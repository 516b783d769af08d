import { mediaPrefix, pageRoutes } from '@quartermile/core/domain';

/**
 * How the worker answers a request: a page from the network first, a hashed file or a picture from what is
 * kept first, a page of the administrator from the network only, everything else not at all.
 */
export type Handling = 'page' | 'asset' | 'picture' | 'private-page' | 'none';

/** Files whose names carry a hash of their content. */
export const ASSET_PREFIX = '/assets/';
/** What is nobody's to keep: the dashboard, the API, proof images, and what only machines ask for. */
const PRIVATE = [pageRoutes.admin, '/api/', `${mediaPrefix}proof`, '/share/', '/feeds/', '/metrics'];

/** The parts of a request that decide. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** How a request to a site of this origin is to be answered. */
export function handlingOf(request: Asked, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('authorization'))
    return 'none';
  if (PRIVATE.some((prefix) => url.pathname.startsWith(prefix)))
    return request.mode === 'navigate' && url.pathname.startsWith(pageRoutes.admin) ? 'private-page' : 'none';
  if (url.pathname.startsWith(ASSET_PREFIX)) return 'asset';
  if (url.pathname.startsWith(mediaPrefix)) return 'picture';
  return request.mode === 'navigate' || OFFLINE_FILES.includes(url.pathname) ? 'page' : 'none';
}

/** The page for pages that were never visited. */
export const OFFLINE_PAGE = '/offline.html';
/** That page and all that it needs. */
export const OFFLINE_FILES: readonly string[] = [
  OFFLINE_PAGE,
  '/legal.css',
  '/offline.js',
  '/favicon.svg',
  '/fonts/barlow-condensed-700.woff2',
];
