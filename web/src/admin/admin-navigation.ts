import type { SignOutReason } from '@quartermile/core/admin';

/** What the dashboard tells the login page on the way there. */
export interface LoginState {
  readonly signedOut: SignOutReason;
  /** Query of the dashboard's address, such as "?tab=pending": where to go on after the login. */
  readonly search: string;
}

/** Reads a navigation's state, which may be anything. */
export function readLoginState(state: unknown): LoginState {
  const told = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  return { signedOut: told.signedOut ?? 'none', search: told.search ?? '' };
}
