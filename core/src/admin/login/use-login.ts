import { ApiError, NetworkError } from '@quartermile/core/client';
import { messages, problems, type Session } from '@quartermile/core/domain';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminHost } from '../host/admin-host.js';

/** The server's own sentence, "Network error" when no answer came, else "Login failed" (specification section 8). */
export function loginProblem(error: unknown): string {
  if (error instanceof NetworkError) return messages.login.network;
  // An answer that is not the API's own, such as a proxy's page, has no sentence worth showing.
  const hasSentence = error instanceof ApiError && error.code in problems;
  return hasSentence ? error.detail : messages.login.failed;
}

/** The login form's behaviour: one try for each press, what was typed stays. */
export function useLogin(host: Pick<AdminHost, 'signIn'>, onSignedIn: (session: Session) => void) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setError('');
    try {
      onSignedIn(await host.signIn({ email: textOf(typed, 'email'), password: textOf(typed, 'password') }));
    } catch (refusal) {
      setError(loginProblem(refusal));
      passwordField.current?.focus();
      passwordField.current?.select();
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, passwordField, submit };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
