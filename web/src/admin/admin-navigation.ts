import type { SignOutReason } from '@quartermile/core/admin';

/** Navigation state from the dashboard to the login page. */
export interface LoginState {
  readonly signedOut: SignOutReason;
  /** Query of the dashboard's address, such as "?tab=pending", restored after the login. */
  readonly search: string;
}

/** Reads a navigation's state, which may have any shape. */
export function readLoginState(state: unknown): LoginState {
  const loginState = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  return { signedOut: loginState.signedOut ?? 'none', search: loginState.search ?? '' };
}
