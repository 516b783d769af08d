import { pageRoutes } from '@quartermile/core/domain';
import { browserClient } from './browser-client.js';
import { hasStoredBoard } from './stored-board.js';
import { whenIdle } from './when-idle.js';

/** What browsers tell of a visitor who asked to save data; not all of them do. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const WORKER = '/service-worker.js';

/**
 * Keeps what can be read without a connection: the worker keeps pages, the board's first one among them;
 * the client keeps the whole leaderboard, which may be long, of visitors who have seen the board. It waits
 * until the page is there and the browser idle, and leaves out visitors who save data. Not while developing,
 * where a worker would hide what was changed.
 */
export function prepareOffline(): void {
  if (!isWanted()) return;
  if (document.readyState === 'complete') whenIdle(keep);
  else window.addEventListener('load', () => whenIdle(keep), { once: true });
}

/**
 * Keeps a page that was reached by a link, so that the worker saw no document of it. Boards and entries are
 * left out: of those the client keeps the list.
 */
export async function keepVisitedPage(path: string): Promise<void> {
  if (!isWanted() || path.startsWith(pageRoutes.leaderboard)) return;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(new URL(path, window.location.origin).href);
}

const isWanted = (): boolean =>
  import.meta.env.PROD && (navigator as DataSaver).connection?.saveData !== true;

/** One after another: a slow phone has a finger to answer meanwhile. */
async function keep(): Promise<void> {
  if (navigator.onLine) await keepSeenBoard().catch(logFailure);
  await idle();
  await navigator.serviceWorker?.register(WORKER).catch(logFailure);
}

/** Of others not even the client's code is asked for: they may never need it. */
async function keepSeenBoard(): Promise<void> {
  const isSeen = window.location.pathname.startsWith(pageRoutes.leaderboard) || hasStoredBoard();
  if (!isSeen) return;
  const { leaderboard } = await browserClient();
  await idle();
  await leaderboard.list();
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const logFailure = (error: unknown): void => console.warn('Nothing could be kept for offline.', error);
