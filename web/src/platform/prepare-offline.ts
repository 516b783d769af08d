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
  if (!import.meta.env.PROD || (navigator as DataSaver).connection?.saveData) return;
  if (document.readyState === 'complete') whenIdle(keep);
  else window.addEventListener('load', () => whenIdle(keep), { once: true });
}

function keep(): void {
  const log = (error: unknown): void => console.warn('Nothing could be kept for offline.', error);
  navigator.serviceWorker?.register(WORKER).catch(log);
  if (!navigator.onLine) return;
  keepSeenBoard().catch(log);
}

/** Of others not even the client's code is asked for: they may never need it. */
async function keepSeenBoard(): Promise<void> {
  const isSeen = window.location.pathname.startsWith(pageRoutes.leaderboard) || hasStoredBoard();
  if (isSeen) await (await browserClient()).leaderboard.list();
}
