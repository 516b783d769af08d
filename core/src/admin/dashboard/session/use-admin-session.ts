import type { Session } from '@quartermile/core/domain';
import { useCallback, useEffect, useState } from 'react';
import type { AdminHost } from '../../kernel/host/admin-host.js';
import { isUnauthorized } from '../../kernel/session/is-unauthorized.js';
import type { SignOutReason } from '../../kernel/session/sign-out-reason.js';

/** State of the session. `unreachable`: the token is stored, but could not be validated. */
export type SessionState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'open'; readonly session: Session }
  | { readonly phase: 'unreachable' }
  | { readonly phase: 'closed'; readonly reason: SignOutReason };

/** The session state and its actions. */
export interface AdminSession {
  readonly state: SessionState;
  /** Validates the stored token again, such as after a new login. */
  check(): void;
  end(reason: SignOutReason): void;
}

/** Validates the stored token when the dashboard starts, and tracks the session until it ends. */
export function useAdminSession(host: AdminHost): AdminSession {
  const [state, setState] = useState<SessionState>({ phase: 'checking' });
  const isChecking = state.phase === 'checking';

  const end = useCallback(
    (reason: SignOutReason) => {
      // Only the first reason is shown. The other windows send a sign-out event for the same end.
      setState((now) => (now.phase === 'closed' ? now : { phase: 'closed', reason }));
      if (reason !== 'none' && reason !== 'elsewhere') void host.signOut();
    },
    [host],
  );

  useEffect(() => {
    if (!isChecking) return;
    const givenUp = new AbortController();
    void (async () => {
      const checked = await checkSession(host, givenUp.signal);
      if (givenUp.signal.aborted) return;
      if (checked.phase === 'closed') end(checked.reason);
      else setState(checked);
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
