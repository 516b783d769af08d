import { randomKey } from '@quartermile/core/client';
import { apiRoutes } from '@quartermile/core/domain';
import { MAIN_PROCESS } from '../calls/main-process.js';
import type { SiteManager } from '../sites/site-manager.js';

const LOGOUT = { method: 'POST', path: apiRoutes.admin.logout, headers: {}, body: null } as const;

/**
 * Logs out of every stored site, including those with a session on disk only. Local sessions end at once, remote ones
 * on a best-effort basis.
 */
export async function endSessions(sites: SiteManager): Promise<void> {
  for (const { origin } of sites.state.sites) {
    const connection = sites.at(origin);
    await connection?.load(false);
    if (!connection || connection.session.token === null) continue;
    void connection.call(MAIN_PROCESS, randomKey(), LOGOUT);
    await connection.saved();
  }
}
