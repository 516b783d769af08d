import { type AdminHost, downloadFile, type HostEvent, openUnsentStore } from '@quartermile/core/admin';
import { type Client, createClient, factorsCalls, type Transport } from '@quartermile/core/client';
import { idlePhase, type Login, pageRoutes, type Session } from '@quartermile/core/domain';
import { renewReplacedPage } from '../platform/renew-page.js';
import { browserPasskeys } from './browser-passkeys.js';
import { browserPush } from './browser-push.js';
import { announceEnd, watchEnding } from './ending-session.js';
import { followServer } from './follow-server.js';
import { renewAlone, renewedElsewhere } from './renewal-lock.js';
import { withRenewedToken } from './renewed-token-transport.js';
import { readActivity, storeActivity, watchActivity } from './stored-activity.js';
import { forgetToken, readStoredToken, storeToken, watchStoredToken } from './stored-token.js';

const HANDED_OVER = 'quartermile.admin-drafts';

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
  const passkeys = browserPasskeys();
  const { passkeyChallenge, passkeyLogin } = factorsCalls(client.call);
  let activeAt = Date.now();
  const lastActivity = (): number => Math.max(activeAt, readActivity());
  const begin = (login: Login): Session => {
    const session = keepLogin(login);
    activeAt = Date.now();
    return session;
  };
  return {
    client,
    siteUrl: pageRoutes.home,
    hasSession: () => readStoredToken() !== null,
    signIn: async (credentials) => begin(await client.admin.login(credentials)),
    passkeys,
    push: browserPush(),
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
      activeAt = at;
      storeActivity(at);
    },
    lastActivity,
    renew: (drafts) => renewReplacedPage(() => handOverDrafts(drafts)),
    takeDrafts,
    saveFile: async (name, file) => downloadFile(name, file),
    watch: (listener) => watchOtherTabs(lastActivity, listener),
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
function watchOtherTabs(lastActivity: () => number, listener: (event: HostEvent) => void): () => void {
  const stops = [
    watchActivity((at) => listener({ type: 'activity', at })),
    watchStoredToken((token) => {
      if (token !== null) return;
      const isOver = idlePhase({ activeAt: lastActivity() }, Date.now()) === 'ended';
      listener({ type: 'signed-out', ...(isOver && { reason: 'idle' }) });
    }),
    watchEnding((waitUntil) => listener({ type: 'ending', waitUntil })),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Stores the dashboard's drafts for a reload of its page.
 * @throws DOMException when they are too large
 */
function handOverDrafts(drafts: string): void {
  sessionStorage.setItem(HANDED_OVER, drafts);
}

/** Returns the stored drafts once; null when there are none. */
function takeDrafts(): string | null {
  try {
    const drafts = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return drafts;
  } catch {
    return null;
  }
}
