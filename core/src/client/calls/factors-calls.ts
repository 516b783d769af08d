import {
  type AuthenticatorSetup,
  apiPath,
  type FactorProof,
  type Factors,
  factorRoutes,
  type Login,
  type PasskeyAdd,
  type PasskeyAssertion,
  type PasskeyOptions,
  type RecoveryCodes,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests about the administrator's passkeys, authenticator app and recovery codes. A proof is not retried, because a
 * passkey's response is accepted once.
 * @throws ApiError or NetworkError from every method
 */
export interface FactorsCalls {
  /** The administrator's factors. */
  list(options?: CallOptions): Promise<Factors>;
  /** Dismisses the suggestion to add a factor. */
  dismissOffer(): Promise<Factors>;
  /** Starts to set up an authenticator app. */
  beginAuthenticator(proof: FactorProof): Promise<AuthenticatorSetup>;
  /** Confirms it by a code of the app. */
  confirmAuthenticator(code: string): Promise<Factors>;
  removeAuthenticator(proof: FactorProof): Promise<Factors>;
  /** Replaces the recovery codes. */
  renewRecoveryCodes(proof: FactorProof): Promise<RecoveryCodes>;
  /** Options for using a passkey as a proof. */
  passkeyProof(): Promise<PasskeyOptions>;
  /** Options for a new passkey. */
  beginPasskey(proof: FactorProof): Promise<PasskeyOptions>;
  addPasskey(passkey: PasskeyAdd): Promise<Factors>;
  renamePasskey(id: string, name: string): Promise<Factors>;
  removePasskey(id: string, proof: FactorProof): Promise<Factors>;
  /** Options for a login with a passkey. */
  passkeyChallenge(): Promise<PasskeyOptions>;
  /** Logs in with a passkey, without retries. */
  passkeyLogin(passkey: PasskeyAssertion): Promise<Login>;
}

/** Creates the requests about factors. */
export function factorsCalls(call: Caller): FactorsCalls {
  const routes = factorRoutes;
  const asAdmin = { asAdmin: true } as const;
  const once = { asAdmin: true, retry: false } as const;
  return {
    list: (options) => call({ method: 'GET', path: routes.list, pastCache: true, ...asAdmin, options }),
    dismissOffer: () => call({ method: 'DELETE', path: routes.offer, ...asAdmin }),
    beginAuthenticator: (body) => call({ method: 'POST', path: routes.authenticator, body, ...once }),
    confirmAuthenticator: (code) =>
      call({ method: 'PUT', path: routes.authenticator, body: { code }, ...asAdmin }),
    removeAuthenticator: (body) => call({ method: 'DELETE', path: routes.authenticator, body, ...once }),
    renewRecoveryCodes: (body) => call({ method: 'POST', path: routes.recoveryCodes, body, ...once }),
    passkeyProof: () => call({ method: 'POST', path: routes.passkeyProof, ...asAdmin }),
    beginPasskey: (body) => call({ method: 'POST', path: routes.passkeyRegister, body, ...once }),
    addPasskey: (body) => call({ method: 'PUT', path: routes.passkeys, body, ...asAdmin }),
    renamePasskey: (id, name) =>
      call({ method: 'PUT', path: apiPath(routes.passkey, { id }), body: { name }, ...asAdmin }),
    removePasskey: (id, body) =>
      call({ method: 'DELETE', path: apiPath(routes.passkey, { id }), body, ...once }),
    passkeyChallenge: () => call({ method: 'POST', path: routes.passkeyChallenge }),
    passkeyLogin: (passkey) =>
      call({ method: 'POST', path: routes.passkeyLogin, body: { passkey }, retry: false }),
  };
}
