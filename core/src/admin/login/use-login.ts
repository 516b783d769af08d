import { ApiError, NetworkError } from '@quartermile/core/client';
import { messages, type Session } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AdminHost } from '../host/admin-host.js';

/** The server's own sentence, "Network error" when no answer came, else "Login failed" (specification section 8). */
export function loginProblem(error: unknown): string {
  if (error instanceof NetworkError) return messages.login.network;
  // `ApiError` invents the code "http_STATUS" for an answer without a sentence, such as a proxy's page. A code that
  // this page does not know is a newer server's, and its sentence counts.
  const hasSentence = error instanceof ApiError && error.code !== `http_${error.status}`;
  return hasSentence ? error.detail : messages.login.failed;
}

/** The login form's behaviour: the focus starts in Email, one try for each press, what was typed stays. */
export function useLogin(host: Pick<AdminHost, 'signIn'>, onSignedIn: (session: Session) => void) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => emailField.current?.focus(), []);

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
  return { error, busy, emailField, passwordField, submit };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
