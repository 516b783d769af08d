import { ApiError, NetworkError, type PeopleCalls } from '@quartermile/core/client';
import {
  adminMessages,
  invitationAcceptSchema,
  messages,
  type OpenInvitation,
} from '@quartermile/core/domain';
import { useEffect, useState } from 'react';

const text = adminMessages.people.accept;
/** HTTP status of `invitation_over`. */
const GONE = 410;

/** Requests of the invitation page. */
export type InvitationCalls = Pick<PeopleCalls, 'openInvitation' | 'acceptInvitation'>;

/** State of the invitation page. */
export type InvitationState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'over'; readonly message: string }
  | { readonly phase: 'open'; readonly invitation: OpenInvitation }
  | { readonly phase: 'done'; readonly email: string };

/** Checks the invitation of a link, and accepts it with a password. */
export function useInvitation(calls: InvitationCalls, token: string) {
  const [state, setState] = useState<InvitationState>({ phase: 'checking' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const isChecking = state.phase === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    const givenUp = new AbortController();
    void (async () => {
      const checked = await checkInvitation(calls, token, givenUp.signal);
      if (!givenUp.signal.aborted) setState(checked);
    })();
    return () => givenUp.abort();
  }, [calls, token, isChecking]);

  const accept = async (password: string): Promise<void> => {
    if (busy) return;
    const { data, error: problem } = invitationAcceptSchema.safeParse({ token, password });
    if (!data) return setError(problem.issues[0]?.message ?? text.saveFailed);
    setBusy(true);
    setError('');
    try {
      const { email } = await calls.acceptInvitation(data);
      setState({ phase: 'done', email });
    } catch (failure) {
      const over = overOf(failure);
      if (over) setState(over);
      else setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    error,
    busy,
    check: () => setState({ phase: 'checking' }),
    accept: (password: string) => void accept(password),
  };
}

async function checkInvitation(
  calls: InvitationCalls,
  token: string,
  signal: AbortSignal,
): Promise<InvitationState> {
  try {
    return { phase: 'open', invitation: await calls.openInvitation(token, { signal }) };
  } catch (failure) {
    return overOf(failure) ?? { phase: 'failed' };
  }
}

/** The state for a link that does not work; null for other failures. */
function overOf(failure: unknown): InvitationState | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.status === GONE) return { phase: 'over', message: failure.detail };
  return failure.code === 'invalid_input' ? { phase: 'over', message: text.incomplete } : null;
}

function messageOf(failure: unknown): string {
  if (failure instanceof NetworkError) return messages.login.network;
  return failure instanceof ApiError ? failure.detail : text.saveFailed;
}
