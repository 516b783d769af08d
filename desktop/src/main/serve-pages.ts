import { join } from 'node:path';
import { brandRoutes } from '@quartermile/core/domain';
import type { AppState } from '../shared/app-state.js';
import type { Fetch } from './calls/fetch.js';
import { handleRequests } from './channels/handle-requests.js';
import type { AppLock } from './lock/app-lock.js';
import { lockRequests } from './lock/lock-requests.js';
import { readPicture } from './offline/read-picture.js';
import { serveApp } from './page/app-protocol.js';
import { requestHandlers } from './request-handlers.js';
import { type AppCommandTargets, runAppCommand } from './run-app-command.js';
import type { AppSite } from './site/app-site.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';
import { lockDown } from './windows/lock-down.js';

/** Dependencies of {@link servePages}. */
export interface PageParts {
  readonly fetch: Fetch;
  readonly site: AppSite;
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
  site,
  windows,
  lock,
  pageServer,
  targets,
  readState,
}: PageParts): () => Promise<void> {
  lockDown({ openSite: () => site.connection?.origin ?? null, isDevelopment: pageServer !== null });
  serveApp(join(import.meta.dirname, '../renderer'), pageServer, (path) => {
    // A locked app shows no pictures but the site's icon.
    const isShown = !lock.isLocked || path === brandRoutes.icon;
    return site.connection && isShown ? readPicture(path, site.connection, fetch) : null;
  });
  const handlers = requestHandlers({
    site,
    readState: (pageId) => ({ ...readState(), openWork: lock.isLocked ? null : windows.workOf(pageId) }),
    runCommand: (command, pageId) => runAppCommand(command, pageId, targets),
    onPageReady: (pageId) => windows.pageIsReady(pageId),
  });
  return handleRequests(lockRequests(handlers, lock));
}
