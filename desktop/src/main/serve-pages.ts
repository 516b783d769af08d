import { join } from 'node:path';
import type { AppState } from '../shared/app-state.js';
import type { Fetch } from './calls/fetch.js';
import { handleRequests } from './channels/handle-requests.js';
import { requestHandlers } from './channels/request-handlers.js';
import type { AppLock } from './lock/app-lock.js';
import { lockRequests } from './lock/lock-requests.js';
import { serveApp } from './page/app-protocol.js';
import { offlinePictures, readPicture } from './page/read-picture.js';
import { type AppCommandTargets, runAppCommand } from './run-app-command.js';
import type { SiteManager } from './sites/site-manager.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';
import { lockDown } from './windows/lock-down.js';

/** Dependencies of {@link servePages}. */
export interface PageParts {
  readonly fetch: Fetch;
  readonly sites: SiteManager;
  readonly windows: DashboardWindows;
  readonly lock: AppLock;
  /** Origin of the development server; null serves the built page. */
  readonly pageServer: string | null;
  readonly targets: AppCommandTargets;
  readState(): AppState;
}

/**
 * Serves page files, pictures and IPC requests, and applies the security restrictions.
 * @returns resolves when no request is pending
 */
export function servePages({
  fetch,
  sites,
  windows,
  lock,
  pageServer,
  targets,
  readState,
}: PageParts): () => Promise<void> {
  const openSite = (): string | null => sites.open?.origin ?? null;
  lockDown({ openSite, isDevelopment: pageServer !== null });
  const offline = offlinePictures(sites);
  serveApp(join(import.meta.dirname, '../renderer'), pageServer, (path) => {
    const site = openSite();
    // A locked app shows no pictures.
    return site === null || lock.isLocked ? null : readPicture(path, site, offline, fetch);
  });
  const handlers = requestHandlers({
    sites,
    readState: (pageId) => ({ ...readState(), openWork: lock.isLocked ? null : windows.workOf(pageId) }),
    runCommand: (command, pageId) => runAppCommand(command, pageId, targets),
    onPageReady: (pageId) => windows.pageIsReady(pageId),
  });
  return handleRequests(lockRequests(handlers, lock));
}
