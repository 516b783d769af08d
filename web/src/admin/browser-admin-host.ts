import { type AdminHost, downloadFile, type HostNews } from '@quartermile/core/admin';
import { type Client, createClient, type Transport } from '@quartermile/core/client';
import { type Login, pageRoutes, type Session } from '@quartermile/core/domain';
import { followServer } from './follow-server.js';
import { withRenewedToken } from './renewed-token-transport.js';
import { forgetToken, readStoredToken, storeToken, watchStoredToken } from './stored-token.js';

const ACTIVITY_CHANNEL = 'quartermile.admin-activity';

/** What the browser's host is made of. */
export interface BrowserHostOptions {
  readonly transport: Transport;
  /** Origin of the API. */
  readonly baseUrl: string;
}

/** The dashboard's host in a browser: the token is in local storage, which all tabs share. */
export function createBrowserAdminHost({ transport, baseUrl }: BrowserHostOptions): AdminHost {
  const client = createClient({
    transport: withRenewedToken(transport, readStoredToken),
    baseUrl,
    readToken: readStoredToken,
  });
  const activity = new BroadcastChannel(ACTIVITY_CHANNEL);
  return {
    client,
    siteUrl: pageRoutes.home,
    hasSession: () => readStoredToken() !== null,
    async signIn(credentials) {
      return keepLogin(await client.admin.login(credentials));
    },
    extendSession: () => renewToken(client),
    async signOut() {
      const token = readStoredToken();
      forgetToken();
      // Without an answer the server ends the session by its own timer.
      if (token) await endToken(createClient({ transport, baseUrl, readToken: () => token }));
    },
    shareActivity: (at) => activity.postMessage(at),
    saveFile: async (name, file) => downloadFile(name, file),
    watch: (listener) => watchOtherTabs(activity, listener),
    followServer: (listener) => followServer(client, listener),
  };
}

/** @throws Error when the answer has no token (specification section 7: then the login failed) */
function keepLogin({ token, admin, expiresAt }: Login): Session {
  if (!token) throw new Error('The login was answered without a token.');
  storeToken(token);
  return { admin, expiresAt };
}

async function renewToken(client: Client): Promise<void> {
  const old = readStoredToken();
  const { token } = await client.admin.refresh();
  // A logout, or a login in another tab, that came in between stands.
  if (readStoredToken() === old) storeToken(token);
}

async function endToken(client: Client): Promise<void> {
  try {
    await client.admin.logout();
  } catch {
    // The token is forgotten here whatever the server says.
  }
}

function watchOtherTabs(activity: BroadcastChannel, listener: (news: HostNews) => void): () => void {
  const listening = new AbortController();
  activity.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') listener({ type: 'activity', at: data });
    },
    { signal: listening.signal },
  );
  const stopWatching = watchStoredToken((token) => {
    if (token === null) listener({ type: 'signed-out' });
  });
  return () => {
    listening.abort();
    stopWatching();
  };
}
