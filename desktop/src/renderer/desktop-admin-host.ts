import { type AdminHost, downloadFile, type HostNews, openUnsentStore } from '@quartermile/core/admin';
import { type AdminStreamOptions, createClient } from '@quartermile/core/client';
import type { DeskNews, DeskState } from '../shared/desk-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { bridgeTransport } from './bridge-transport.js';
import { queueDecisions } from './queue-decisions.js';

/** Requests need an origin; the main process puts the site's in its place. */
const BASE_URL = 'https://site.invalid';

/**
 * The dashboard's host in the desktop app: the main process keeps the token, and all windows share it.
 * @param siteUrl origin of the site that the dashboard is for; another one may be opened meanwhile
 * @param readState what the main process told last
 */
export function createDesktopAdminHost(
  bridge: DesktopBridge,
  siteUrl: string,
  readState: () => DeskState,
): AdminHost {
  const client = createClient({ transport: bridgeTransport(bridge, siteUrl), baseUrl: BASE_URL });
  // Of another site's state nothing is known here.
  const readOwn = (): DeskState => {
    const state = readState();
    return state.site === siteUrl
      ? state
      : { ...state, awaySince: null, problem: null, waiting: [], refused: [] };
  };
  return {
    client: {
      ...client,
      cars: queueDecisions(client.cars, { bridge, site: siteUrl, readState: readOwn }),
      admin: { ...client.admin, stream: (options) => followNews(bridge, siteUrl, options) },
    },
    siteUrl,
    async hasSession() {
      const { site, hasToken } = await bridge.readDesk();
      return site === siteUrl && hasToken;
    },
    async signIn(credentials) {
      const { admin, expiresAt } = await client.admin.login(credentials);
      return { admin, expiresAt };
    },
    async extendSession() {
      await client.admin.refresh();
    },
    async signOut() {
      try {
        await client.admin.logout();
      } catch {
        // The main process forgot the token before it asked.
      }
    },
    // The site's queue in the main process takes what does not reach the site; here is what a session refused.
    unsent: openUnsentStore(`quartermile.unsent-decisions ${siteUrl}`),
    isQueued: (carId) => readOwn().waiting.some(({ decision }) => decision.carId === carId),
    shareActivity: (at) => void bridge.noteActivity(siteUrl, at),
    saveFile: async (name, file) => downloadFile(name, file),
    watch: (listener) =>
      bridge.onNews((news) => {
        if (isHostNews(news) && news.site === siteUrl) listener(news);
      }),
  };
}

/** The main process follows the event stream for all windows, and tells when lists are to be loaded anew. */
function followNews(
  bridge: Pick<DesktopBridge, 'onNews'>,
  site: string,
  { onEvent, signal }: AdminStreamOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.onNews((news) => {
      if (news.type === 'changed' && news.site === site) onEvent({ type: 'reset', data: {} });
    });
    signal?.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

function isHostNews(news: DeskNews): news is Extract<DeskNews, HostNews> {
  return news.type === 'activity' || news.type === 'signed-out' || news.type === 'changed';
}
