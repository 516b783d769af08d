import { type AdminHost, downloadFile } from '@quartermile/core/admin';
import { ApiError, type Client, createClient } from '@quartermile/core/client';
import type { DesktopBridge } from '../shared/api-channel.js';
import { bridgeTransport } from './bridge-transport.js';

/** Requests need an origin; the main process puts the site's in its place. */
const BASE_URL = 'https://site.invalid';

/** The dashboard's host in the desktop app: one window, whose main process keeps the token. */
export function createDesktopAdminHost(bridge: DesktopBridge): AdminHost {
  const client = createClient({ transport: bridgeTransport(bridge), baseUrl: BASE_URL });
  return {
    client,
    siteUrl: bridge.siteUrl,
    hasSession: () => hasSession(client),
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
    shareActivity: () => {},
    saveFile: async (name, file) => downloadFile(name, file),
    watch: () => () => {},
  };
}

/** The token is the main process's secret: whether there is one shows by asking. */
async function hasSession(client: Client): Promise<boolean> {
  try {
    await client.admin.session();
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401);
  }
}
