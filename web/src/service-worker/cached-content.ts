import { pageRoutes } from '@quartermile/core/domain';
import { CACHED_MARK } from '../platform/cached-mark.js';
import { BoundedCache } from './bounded-cache.js';
import { ASSET_PREFIX, OFFLINE_FILES, OFFLINE_PAGE } from './handling-of.js';

/** Maximum pages cached for offline use; the oldest are evicted. */
const OFFLINE_PAGES_MAX = 20;
/** Maximum scripts, style sheets and fonts cached for them. */
const OFFLINE_ASSETS_MAX = 160;
/** Maximum pictures cached for them. */
const OFFLINE_PICTURES_MAX = 60;

/** Build id, inserted by the bundler. */
declare const __BUILD__: string;
/** Files that a page loads once it is idle. */
declare const __AFTER_LOAD__: readonly string[];

/** Pages refer to files of their build, so each build has its own cache. Content-addressed files are shared. */
const pages = new BoundedCache(`pages-${__BUILD__}`, OFFLINE_PAGES_MAX + OFFLINE_FILES.length);
const assets = new BoundedCache('assets', OFFLINE_ASSETS_MAX);
const pictures = new BoundedCache('pictures', OFFLINE_PICTURES_MAX);
const current = new Set([pages, assets, pictures].map(({ name }) => name));

/** A car from its side, in colours for both schemes. */
const SILHOUETTE = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90">
<path fill="#22262d" d="M0 0h160v90H0z"/>
<path fill="#4a505b" d="M20 60q0-10 14-12l18-3q14-13 32-13 20 0 30 14l20 4q8 2 8 12v4H20z"/>
<g fill="#22262d"><circle cx="48" cy="66" r="11"/><circle cx="116" cy="66" r="11"/></g>
<g fill="#4a505b"><circle cx="48" cy="66" r="8"/><circle cx="116" cy="66" r="8"/></g>
</svg>`;

const ASSET_IN_PAGE = new RegExp(`${ASSET_PREFIX}[\\w./-]+`, 'g');

/** Deletes the caches of earlier builds. */
export async function deleteEarlierBuilds(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => !current.has(name));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** Caches the offline page. */
export async function cacheOfflinePage(): Promise<void> {
  await Promise.all(OFFLINE_FILES.map(async (path) => pages.put(path, await fetchWhole(path))));
}

let isOfflinePageRenewed = false;

/** Refreshes the offline page once per run of the worker, because the site's name may have changed. */
async function refreshOfflinePage(): Promise<void> {
  if (isOfflinePageRenewed) return;
  isOfflinePageRenewed = true;
  await cacheOfflinePage().catch(() => {
    isOfflinePageRenewed = false;
  });
}

/** Caches a page with its scripts, style sheets and fonts. */
export async function cachePage(url: string): Promise<void> {
  const response = await fetchWhole(url);
  const html = await response.clone().text();
  await pages.put(url, response);
  await keepAssets(html.match(ASSET_IN_PAGE) ?? []);
}

/** Caches the files loaded when idle, which include the offline banner. */
export const cacheAfterLoad = (): Promise<void> => keepAssets(__AFTER_LOAD__);

async function keepAssets(paths: readonly string[]): Promise<void> {
  const keeping: Promise<void>[] = [];
  const named = new Set(paths);
  await Promise.all([...named].map((path) => findAsset(new Request(path), (work) => keeping.push(work))));
  await Promise.all(keeping);
}

/** Caches a visited page unless it is cached already. */
export async function cacheVisited(url: string): Promise<void> {
  if (!(await pages.find(withoutHash(url)))) await cachePage(withoutHash(url));
}

/** Registers work that continues after the response. */
export type Later = (work: Promise<void>) => void;

/**
 * A page from the network, which is then cached; offline from the cache. Without a copy, boards and entries redirect
 * to the cached board; other pages get the offline page.
 */
export async function findPage(request: Request, later: Later): Promise<Response> {
  const url = withoutHash(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) later(pages.put(url, response.clone()));
    later(refreshOfflinePage());
    return response;
  } catch (error) {
    const cached = await pages.find(url);
    if (cached) return markCached(cached);
    const board = new URL(pageRoutes.leaderboard, url).href;
    if (url.startsWith(board) && (await pages.find(board))) return Response.redirect(board);
    return findOfflinePage(request, error);
  }
}

/** A page that is never cached; offline the offline page. */
export async function findPrivatePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return findOfflinePage(request, error);
  }
}

/**
 * The offline page.
 * @throws the network error when it is not cached, or for a request other than a page
 */
async function findOfflinePage(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' && (await pages.find(OFFLINE_PAGE));
  if (!page) throw error;
  return markCached(page);
}

/**
 * Marks a cached page, because the browser may wrongly report being online. Fonts and other files of the offline page
 * stay unchanged.
 */
async function markCached(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = (await page.text()).replace('<html', `<html ${CACHED_MARK}`);
  return new Response(html, page);
}

/** A hashed file, cache first: it never changes. */
export const findAsset = (request: Request, later: Later): Promise<Response> =>
  findIn(assets, request, later);

/** A public picture, cache first: its name contains a content hash. Offline a silhouette stands in for one without a copy. */
export const findPicture = (request: Request, later: Later): Promise<Response> =>
  findIn(pictures, request, later).catch(
    () => new Response(SILHOUETTE, { headers: { 'content-type': 'image/svg+xml' } }),
  );

async function findIn(cache: BoundedCache, request: Request, later: Later): Promise<Response> {
  const cached = await cache.find(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === OK) later(cache.put(request, response.clone()));
  return response;
}

const OK = 200;

async function fetchWhole(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (response.status !== OK) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function withoutHash(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}
