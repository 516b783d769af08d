import {
  OFFLINE_ASSETS_MAX,
  OFFLINE_PAGES_MAX,
  OFFLINE_PICTURES_MAX,
  pageRoutes,
} from '@quartermile/core/domain';
import { KEPT_MARK } from '../platform/kept-mark.js';
import { BoundedCache } from './bounded-cache.js';
import { ASSET_PREFIX, OFFLINE_FILES, OFFLINE_PAGE } from './handling-of.js';

/** The build that this worker came with; the bundler fills it in. */
declare const __BUILD__: string;
/** Files of that build that a page loads once it is idle. */
declare const __AFTER_LOAD__: readonly string[];

/** Pages name files of their build, so each build has its own. What is named by its content outlives it. */
const pages = new BoundedCache(`pages-${__BUILD__}`, OFFLINE_PAGES_MAX + OFFLINE_FILES.length);
const assets = new BoundedCache('assets', OFFLINE_ASSETS_MAX);
const pictures = new BoundedCache('pictures', OFFLINE_PICTURES_MAX);
const current = new Set([pages, assets, pictures].map(({ name }) => name));

const ASSET_IN_PAGE = new RegExp(`${ASSET_PREFIX}[\\w./-]+`, 'g');

/** Removes what earlier builds kept. */
export async function forgetEarlierBuilds(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => !current.has(name));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** Keeps the page that stands in for pages which were never visited. */
export async function keepOfflinePage(): Promise<void> {
  await Promise.all(OFFLINE_FILES.map(async (path) => pages.keep(path, await fetchWhole(path))));
}

let isOfflinePageRenewed = false;

/** Keeps the offline page anew, once while this worker runs: it carries the site's name, which may have changed. */
async function renewOfflinePage(): Promise<void> {
  if (isOfflinePageRenewed) return;
  isOfflinePageRenewed = true;
  await keepOfflinePage().catch(() => {
    isOfflinePageRenewed = false;
  });
}

/** Keeps a page with every script, style sheet and face that it names. */
export async function keepPage(url: string): Promise<void> {
  const response = await fetchWhole(url);
  const html = await response.clone().text();
  await pages.keep(url, response);
  await keepAssets(html.match(ASSET_IN_PAGE) ?? []);
}

/** Keeps what every page loads once it is idle: it says that there is no connection. */
export const keepAfterLoad = (): Promise<void> => keepAssets(__AFTER_LOAD__);

async function keepAssets(paths: readonly string[]): Promise<void> {
  const keeping: Promise<void>[] = [];
  const named = new Set(paths);
  await Promise.all([...named].map((path) => findAsset(new Request(path), (work) => keeping.push(work))));
  await Promise.all(keeping);
}

/** Keeps a page that a visitor has seen, unless it is kept already. */
export async function keepVisited(url: string): Promise<void> {
  if (!(await pages.find(withoutHash(url)))) await keepPage(withoutHash(url));
}

/** Takes work that goes on after the answer: nobody waits for a copy to be stored. */
export type Later = (work: Promise<void>) => void;

/**
 * A page from the network, and kept; without a connection the kept one. Where there is none, boards and entries
 * lead to the board that was kept, and everything else is the page that says so.
 */
export async function findPage(request: Request, later: Later): Promise<Response> {
  const url = withoutHash(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) later(pages.keep(url, response.clone()));
    later(renewOfflinePage());
    return response;
  } catch (error) {
    const kept = await pages.find(url);
    if (kept) return markKept(kept);
    const board = new URL(pageRoutes.leaderboard, url).href;
    if (url.startsWith(board) && (await pages.find(board))) return Response.redirect(board);
    return findOfflinePage(request, error);
  }
}

/** A page that is never kept: without a connection the page that says so. */
export async function findPrivatePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return findOfflinePage(request, error);
  }
}

/** The page that says that there is no connection. @throws the error where it is not kept, or no page is wanted */
async function findOfflinePage(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' && (await pages.find(OFFLINE_PAGE));
  if (!page) throw error;
  return markKept(page);
}

/**
 * Lets a kept page know what it is: the browser may well believe that it is online. Typefaces and other
 * files of the offline page stay as they are, byte for byte.
 */
async function markKept(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = (await page.text()).replace('<html', `<html ${KEPT_MARK}`);
  return new Response(html, page);
}

/** A hashed file, from what is kept first: it never changes. */
export const findAsset = (request: Request, later: Later): Promise<Response> =>
  findIn(assets, request, later);

/** A public picture, from what is kept first: its name is made of its content. */
export const findPicture = (request: Request, later: Later): Promise<Response> =>
  findIn(pictures, request, later);

async function findIn(cache: BoundedCache, request: Request, later: Later): Promise<Response> {
  const kept = await cache.find(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === OK) later(cache.keep(request, response.clone()));
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
