import { ApiError, createClient } from '@quartermile/core/client';
import { apiRoutes, sessionSchema } from '@quartermile/core/domain';
import { toApiCall } from '../../shared/api-call.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { Fetch } from '../calls/fetch.js';
import { MAIN_PROCESS } from '../channels/caller.js';
import type { SiteConnection } from '../site/site-connection.js';

/** Result of a password check; `reason` is a message when it could not be checked. */
export type PasswordOutcome = 'right' | 'wrong' | { readonly problem: string };

const text = desktopMessages.lock;

/**
 * Checks the administrator's password: by a login at the site, whose new session replaces the old one, or against the
 * stored hash while the site is unreachable.
 */
export async function checkPassword(
  site: SiteConnection,
  fetch: Fetch,
  password: string,
): Promise<PasswordOutcome> {
  if (site.view.awaySince !== null && site.login.hasPassword) return checkOffline(site, password);
  try {
    await logInAgain(site, fetch, password);
    return 'right';
  } catch (error) {
    // The password is right, and the session goes on: a second factor is for new sessions.
    if (error instanceof ApiError && error.code === 'second_factor_required' && site.session.token !== null) {
      site.session.recordPageActivity(Date.now());
      return 'right';
    }
    if (!(error instanceof ApiError) || error.status >= 500) return checkOffline(site, password);
    return error.code === 'invalid_credentials' ? 'wrong' : { problem: error.detail };
  }
}

async function checkOffline(site: SiteConnection, password: string): Promise<PasswordOutcome> {
  if (!site.login.hasPassword) return { problem: text.unreachable };
  if (!(await site.login.isPassword(password))) return 'wrong';
  site.session.recordPageActivity(Date.now());
  return 'right';
}

/** @throws ApiError when the site rejects the login, NetworkError when it is unreachable */
async function logInAgain(site: SiteConnection, fetch: Fetch, password: string): Promise<void> {
  const old = site.session.token;
  const { login, logout } = directClient(site, fetch);
  const email = site.login.email ?? (await readEmail(site));
  const { token } = await login({ email, password });
  if (site.session.token !== old) return logout(token);
  site.login.remember(JSON.stringify({ email, password }));
  site.session.begin(token);
  // Leave the old session's event stream before that session ends.
  site.follow();
  if (old !== null) void logout(old);
}

/** A client that bypasses the connection, whose calls carry the old token and strip the new one. */
function directClient({ origin }: SiteConnection, fetch: Fetch) {
  const clientOf = (token: string | null) =>
    createClient({
      baseUrl: origin,
      readToken: () => token,
      async transport(request) {
        const { method, body } = await toApiCall(request);
        const { url, headers, signal } = request;
        return fetch(url, { method, headers, body, signal, redirect: 'error' });
      },
    }).admin;
  return {
    login: clientOf(null).login,
    /** Best effort: an unused session expires on its own. */
    logout: (token: string) =>
      clientOf(token)
        .logout()
        .catch(() => undefined),
  };
}

/** @throws Error when the response has no e-mail */
async function readEmail(site: SiteConnection): Promise<string> {
  const call = { method: 'GET', path: apiRoutes.admin.session, headers: {}, body: null } as const;
  const answer = await site.call(MAIN_PROCESS, 'session', call);
  return sessionSchema.parse(JSON.parse(answer?.body ?? 'null')).admin.email;
}
