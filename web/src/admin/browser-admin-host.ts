import { type AdminHost, downloadFile, type HostEvent, openUnsentStore } from '@quartermile/core/admin';
import { type Client, createClient, factorsCalls, type Transport } from '@quartermile/core/client';
import {
  type IdleSession,
  idlePhase,
  type Login,
  pageRoutes,
  recordActivityElsewhere,
  type Session,
  startIdleSession,
} from '@quartermile/core/domain';
import { renewReplacedPage } from '../platform/renew-page.js';
import { browserPasskeys } from './browser-passkeys.js';
import { announceEnd, watchEnding } from './ending-session.js';
import { followServer } from './follow-server.js';
import { handOverDrafts, takeDrafts } from './handed-over-drafts.js';
import { renewAlone, renewedElsewhere } from './renewal-lock.js';
import { withRenewedToken } from './renewed-token-transport.js';
import { forgetToken, readStoredToken, storeToken, watchStoredToken } from './stored-token.js';

const ACTIVITY_CHANNEL = 'quartermile.admin-activity';
const UNSENT_KEY = 'quartermile.unsent-decisions';

/** Options of the browser's host. */
export interface BrowserHostOptions {
  readonly transport: Transport;
  /** Origin of the API. */
  readonly baseUrl: string;
}

/** The dashboard's host in a browser. The token is in local storage, which all tabs share. */
export function createBrowserAdminHost({ transport, baseUrl }: BrowserHostOptions): AdminHost {
  const makeClient = (renewed: () => Promise<unknown>): Client =>
    createClient({
      transport: withRenewedToken(transport, { readToken: readStoredToken, renewed }),
      baseUrl,
      readToken: readStoredToken,
    });
  let renewal: Promise<void> = Promise.resolve();
  const client = makeClient(() => Promise.allSettled([renewal, renewedElsewhere()]));
  // The renewal itself must not wait for the renewal.
  const renewalClient = makeClient(() => Promise.resolve());
  const activity = new BroadcastChannel(ACTIVITY_CHANNEL);
  const passkeys = browserPasskeys();
  const { passkeyChallenge, passkeyLogin } = factorsCalls(client.call);
  const idle = { session: startIdleSession(Date.now()) };
  const begin = (login: Login): Session => {
    const session = keepLogin(login);
    idle.session = startIdleSession(Date.now());
    return session;
  };
  return {
    client,
    siteUrl: pageRoutes.home,
    hasSession: () => readStoredToken() !== null,
    signIn: async (credentials) => begin(await client.admin.login(credentials)),
    passkeys,
    signInWithPasskey: async () => begin(await passkeyLogin(await passkeys.use(await passkeyChallenge()))),
    async signInBySuggestion(signal) {
      if (!(await passkeys.canSuggest?.()) || signal.aborted) return null;
      // Without a challenge nothing is suggested, and nothing is said: the form is complete without it.
      const options = await passkeyChallenge().catch(() => null);
      if (!options || signal.aborted) return null;
      const passkey = await passkeys.suggest?.(options, signal);
      return passkey ? begin(await passkeyLogin(passkey)) : null;
    },
    extendSession() {
      renewal = renewAlone(() => renewToken(renewalClient));
      return renewal;
    },
    async signOut() {
      const token = readStoredToken();
      forgetToken();
      // Without a response the server's own timer ends the session.
      if (token) await endToken(createClient({ transport, baseUrl, readToken: () => token }));
    },
    unsent: openUnsentStore(UNSENT_KEY),
    announceEnd,
    shareActivity(at) {
      idle.session = { activeAt: at };
      activity.postMessage(at);
    },
    renew: (drafts) => renewReplacedPage(() => handOverDrafts(drafts)),
    takeDrafts,
    saveFile: async (name, file) => downloadFile(name, file),
    watch: (listener) => watchOtherTabs(activity, idle, listener),
    followServer: (listener) => followServer(client, listener),
  };
}

/** @throws Error when the response has no token (specification section 7: then the login failed) */
function keepLogin({ token, admin, expiresAt }: Login): Session {
  if (!token) throw new Error('The login was answered without a token.');
  storeToken(token);
  return { admin, expiresAt };
}

async function renewToken(client: Client): Promise<void> {
  const old = readStoredToken();
  const { token } = await client.admin.refresh();
  // Does not overwrite a logout, or a login in another tab, that happened meanwhile.
  if (readStoredToken() === old) storeToken(token);
}

async function endToken(client: Client): Promise<void> {
  try {
    await client.admin.logout();
  } catch {
    // The token is already deleted here, so the result does not matter.
  }
}

/** Timers of background tabs are throttled: if the idle time was already over, the reason is `idle`, not a logout. */
function watchOtherTabs(
  activity: BroadcastChannel,
  idle: { session: IdleSession },
  listener: (event: HostEvent) => void,
): () => void {
  const listening = new AbortController();
  activity.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number') return;
      idle.session = recordActivityElsewhere(idle.session, data);
      listener({ type: 'activity', at: data });
    },
    { signal: listening.signal },
  );
  const stopWatching = watchStoredToken((token) => {
    if (token !== null) return;
    const isOver = idlePhase(idle.session, Date.now()) === 'ended';
    listener({ type: 'signed-out', ...(isOver && { reason: 'idle' }) });
  });
  const stopEnding = watchEnding((waitUntil) => listener({ type: 'ending', waitUntil }));
  return () => {
    listening.abort();
    stopWatching();
    stopEnding();
  };
}
