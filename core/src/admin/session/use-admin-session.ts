import type { Session } from '@quartermile/core/domain';
import { useCallback, useEffect, useState } from 'react';
import type { AdminHost } from '../host/admin-host.js';
import { isUnauthorized } from './is-unauthorized.js';
import type { SignOutReason } from './sign-out-reason.js';

/** Where the session stands. `unreachable`: the token is kept, but nobody could say whether it is good. */
export type SessionState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'open'; readonly session: Session }
  | { readonly phase: 'unreachable' }
  | { readonly phase: 'closed'; readonly reason: SignOutReason };

/** The session with what can be done about it. */
export interface AdminSession {
  readonly state: SessionState;
  /** Checks the stored token again, such as after a new login. */
  check(): void;
  /** Ends the session. */
  end(reason: SignOutReason): void;
}

/** Checks the stored token when the dashboard starts, and follows the session until it ends. */
export function useAdminSession(host: AdminHost): AdminSession {
  const [state, setState] = useState<SessionState>({ phase: 'checking' });
  const isChecking = state.phase === 'checking';

  const end = useCallback(
    (reason: SignOutReason) => {
      // What ended it first is what is told: news of that end come back from other windows.
      setState((now) => (now.phase === 'closed' ? now : { phase: 'closed', reason }));
      if (reason !== 'none' && reason !== 'elsewhere') void host.signOut();
    },
    [host],
  );

  useEffect(() => {
    if (!isChecking) return;
    const givenUp = new AbortController();
    void (async () => {
      const found = await checkSession(host, givenUp.signal);
      if (givenUp.signal.aborted) return;
      if (found.phase === 'closed') end(found.reason);
      else setState(found);
    })();
    return () => givenUp.abort();
  }, [host, end, isChecking]);

  useEffect(
    () => host.watch((news) => news.type === 'signed-out' && end(news.reason ?? 'elsewhere')),
    [host, end],
  );

  return { state, end, check: () => setState({ phase: 'checking' }) };
}

async function checkSession(host: AdminHost, signal: AbortSignal): Promise<SessionState> {
  try {
    if (!(await host.hasSession())) return { phase: 'closed', reason: 'none' };
    return { phase: 'open', session: await host.client.admin.session({ signal }) };
  } catch (error) {
    return isUnauthorized(error) ? { phase: 'closed', reason: 'refused' } : { phase: 'unreachable' };
  }
}
