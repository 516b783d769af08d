import { ApiError, NetworkError } from '@quartermile/core/client';
import { messages, type Session } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AdminHost } from '../host/admin-host.js';

/** Returns the server's message, "Network error" without a response, else "Login failed" (specification section 8). */
export function loginProblem(error: unknown): string {
  if (error instanceof NetworkError) return messages.login.network;
  // `ApiError` sets the code "http_STATUS" if the response has no message, such as a proxy's error page. Messages of
  // unknown codes are shown, because they can come from a newer server.
  const hasSentence = error instanceof ApiError && error.code !== `http_${error.status}`;
  return hasSentence ? error.detail : messages.login.failed;
}

/** State of the login form. Email has the initial focus, each submit makes one request, and the input is preserved. */
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
