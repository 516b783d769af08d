import { ApiError, NetworkError, type PeopleCalls } from '@quartermile/core/client';
import { invitationAcceptSchema, messages, type OpenInvitation } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { invitationMessages } from './invitation-messages.js';

const text = invitationMessages;
/** HTTP status of `invitation_over`. */
const GONE = 410;

/** Requests of the invitation page. */
export type InvitationCalls = Pick<PeopleCalls, 'openInvitation' | 'acceptInvitation'>;

/** State of the invitation page. */
export type InvitationState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'over'; readonly title: string; readonly message: string }
  | { readonly phase: 'open'; readonly invitation: OpenInvitation }
  | { readonly phase: 'done'; readonly email: string };

/** What is wrong: with a field, or with the request. */
export interface InvitationProblem {
  readonly field: 'password' | 'repeat' | null;
  readonly message: string;
}

/** Checks the invitation of a link, and accepts it with a password that was typed twice. */
export function useInvitation(calls: InvitationCalls, token: string) {
  const [state, setState] = useState<InvitationState>({ phase: 'checking' });
  const [problem, setProblem] = useState<InvitationProblem | null>(null);
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

  const accept = async (password: string, repeated: string): Promise<void> => {
    if (busy) return;
    const { data, error } = invitationAcceptSchema.safeParse({ token, password });
    if (!data) return setProblem({ field: 'password', message: error.issues[0]?.message ?? text.saveFailed });
    if (password !== repeated) return setProblem({ field: 'repeat', message: text.different });
    setBusy(true);
    setProblem(null);
    try {
      const { email } = await calls.acceptInvitation(data);
      setState({ phase: 'done', email });
    } catch (failure) {
      const over = isOver(failure) ? overOf(failure) : null;
      if (over) setState(over);
      else setProblem({ field: null, message: messageOf(failure) });
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    problem,
    busy,
    check: () => setState({ phase: 'checking' }),
    accept: (password: string, repeated: string) => void accept(password, repeated),
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
  if (isOver(failure)) return { phase: 'over', title: text.overTitle, message: failure.detail };
  const isIncomplete = failure instanceof ApiError && failure.code === 'invalid_input';
  return isIncomplete ? { phase: 'over', title: text.incompleteTitle, message: text.incomplete } : null;
}

const isOver = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status === GONE;

/** The server's message, unless a proxy in front of it responded with a page. */
function messageOf(failure: unknown): string {
  if (failure instanceof NetworkError) return messages.login.network;
  const hasMessage = failure instanceof ApiError && failure.code !== `http_${failure.status}`;
  return hasMessage ? failure.detail : text.saveFailed;
}
