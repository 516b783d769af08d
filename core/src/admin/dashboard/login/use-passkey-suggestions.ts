import { PASSKEY_CHALLENGE_S, type Session } from '@quartermile/core/domain';
import { useEffect, useEffectEvent } from 'react';
import type { AdminHost } from '../../kernel/host/admin-host.js';

/** Challenges are renewed before they expire, because a login page may be open for hours. */
const RENEWAL_MS = (PASSKEY_CHALLENGE_S - 30) * 1000;

type SuggestingHost = Pick<AdminHost, 'signInBySuggestion'>;

/** When passkeys are suggested, and what becomes of a chosen one. */
export interface PasskeySuggestions {
  /** Whether passkeys are suggested now: not while a login is being sent, nor in its second step. */
  readonly isOpen: boolean;
  onSession(session: Session): void;
  /** The chosen passkey could not log in. The suggestions go on. */
  onRefused(error: unknown): void;
}

/** Offers passkeys among the suggestions of the e-mail field, on a host that can. The form does not wait for it. */
export function usePasskeySuggestions(host: SuggestingHost, options: PasskeySuggestions): void {
  const { isOpen } = options;
  const finish = useEffectEvent((session: Session) => options.onSession(session));
  const refuse = useEffectEvent((error: unknown) => options.onRefused(error));
  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    void (async () => {
      const session = await suggest(host, closing.signal, (error) => refuse(error));
      if (session) finish(session);
    })();
    return () => closing.abort();
  }, [host, isOpen]);
}

/** Suggests passkeys until one has logged in, or none can be suggested any more. Never rejects. */
async function suggest(
  host: SuggestingHost,
  closing: AbortSignal,
  onRefused: (error: unknown) => void,
): Promise<Session | null> {
  while (!closing.aborted) {
    const suggestion = new AbortController();
    const withdraw = () => suggestion.abort();
    const timer = setTimeout(withdraw, RENEWAL_MS);
    closing.addEventListener('abort', withdraw);
    try {
      const session = await host.signInBySuggestion?.(suggestion.signal);
      if (session) return session;
      if (!suggestion.signal.aborted) return null;
    } catch (error) {
      if (!closing.aborted) onRefused(error);
    } finally {
      clearTimeout(timer);
      closing.removeEventListener('abort', withdraw);
    }
  }
  return null;
}
