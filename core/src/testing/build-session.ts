import type { Account, Administrator, Factors, Login, Session } from '../domain/index.js';

/** Builds the session of an owner. Specs override fields of the administrator. */
export function buildSession(admin: Partial<Administrator> = {}): Session {
  const owner = { email: 'admin@quartermile.example', label: 'Admin', role: 'owner' } as const;
  return { admin: { ...owner, ...admin }, expiresAt: '2026-11-21T22:00:00.000Z' };
}

/** Builds the response to a login. */
export const buildLogin = (token = 'token'): Login => ({ token, ...buildSession() });

/** Builds an administrator: the owner of the configuration. Specs override the relevant fields. */
export function buildAccount(overrides: Partial<Account> = {}): Account {
  return {
    _id: 'admin-1',
    email: 'admin@quartermile.example',
    role: 'owner',
    isConfigured: true,
    createdAt: '2026-11-01T08:00:00.000Z',
    ...overrides,
  };
}

/** Builds the factors of an administrator: none, and no suggestion to add one. */
export function buildFactors(overrides: Partial<Factors> = {}): Factors {
  return {
    passkeys: [],
    authenticator: null,
    recoveryCodes: 0,
    passkeyOrigin: 'https://quartermile.example',
    isOffered: false,
    ...overrides,
  };
}
