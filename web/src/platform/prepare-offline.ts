import { pageRoutes } from '@quartermile/core/domain';
import { browserClient } from './browser-client.js';
import { whenIdle } from './start/when-idle.js';
import { hasStoredBoard } from './stored-board.js';

/** Network information of visitors who save data; not all browsers have it. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const WORKER = '/service-worker.js';

/**
 * Caches pages for offline use: the worker caches documents, the board first; the client caches the whole leaderboard
 * for visitors who have seen it. Waits until the browser is idle, and skips visitors who save data. Disabled in
 * development, where a worker would serve outdated code.
 */
export function prepareOffline(): void {
  if (!isWanted()) return;
  if (document.readyState === 'complete') whenIdle(keep);
  else window.addEventListener('load', () => whenIdle(keep), { once: true });
}

/**
 * Caches a page reached by a link, whose document the worker did not see. Not for boards and entries, whose list the
 * client caches.
 */
export async function cacheVisitedPage(path: string): Promise<void> {
  if (!isWanted() || path.startsWith(pageRoutes.leaderboard)) return;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(new URL(path, window.location.origin).href);
}

const isWanted = (): boolean =>
  import.meta.env.PROD && (navigator as DataSaver).connection?.saveData !== true;

/** Registers the service worker, which also shows push messages. Never rejects. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker?.register(WORKER).catch(logFailure);
}

/** Sequentially, to keep slow phones responsive. */
async function keep(): Promise<void> {
  if (navigator.onLine) await cacheSeenBoard().catch(logFailure);
  await idle();
  await registerWorker();
}

/** For other visitors the client's code is not even loaded. */
async function cacheSeenBoard(): Promise<void> {
  const isSeen = window.location.pathname.startsWith(pageRoutes.leaderboard) || hasStoredBoard();
  if (!isSeen) return;
  const { leaderboard } = await browserClient();
  await idle();
  await leaderboard.list();
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const logFailure = (error: unknown): void => console.warn('Caching for offline use failed.', error);
