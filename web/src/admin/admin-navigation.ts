import type { SignOutReason } from '@quartermile/core/admin';

/** Navigation state from the dashboard to the login page. */
export interface LoginState {
  readonly signedOut: SignOutReason;
  /** Query of the dashboard's address, such as "?tab=pending", restored after the login. */
  readonly search: string;
}

/** Reads a navigation's state, which may have any shape. */
export function readLoginState(state: unknown): LoginState {
  const told = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  return { signedOut: told.signedOut ?? 'none', search: told.search ?? '' };
}
