import {
  type AppLogin,
  type AppLoginNumber,
  type AppLoginPending,
  apiPath,
  factorRoutes,
  type Login,
  type PasskeyAssertion,
} from '../../domain/index.js';
import type { Caller } from '../requests/caller.js';

/**
 * Requests of a login of the desktop app in the system's browser.
 * @throws ApiError or NetworkError from every method
 */
export interface AppLoginCalls {
  /** Starts a login, in the app. `challenge`: base64url of the SHA-256 digest of a secret. */
  start(challenge: string): Promise<AppLogin>;
  /** The number of a login, in the browser. */
  read(id: string): Promise<AppLoginNumber>;
  /** Confirms it by a passkey, in the browser. */
  approve(id: string, passkey: PasskeyAssertion): Promise<void>;
  /** Collects the session, in the app. */
  claim(id: string, verifier: string): Promise<Login | AppLoginPending>;
}

/** Creates these requests. */
export function appLoginCalls(call: Caller): AppLoginCalls {
  const { appLogin, appLoginOne, appLoginClaim } = factorRoutes;
  return {
    start: (challenge) => call({ method: 'POST', path: appLogin, body: { challenge } }),
    read: (id) => call({ method: 'GET', path: apiPath(appLoginOne, { id }), pastCache: true }),
    approve: (id, passkey) =>
      call({ method: 'PUT', path: apiPath(appLoginOne, { id }), body: { passkey }, retry: false }),
    claim: (id, verifier) =>
      call({ method: 'POST', path: appLoginClaim, body: { id, verifier }, retry: false }),
  };
}
