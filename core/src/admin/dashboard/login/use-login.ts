import { ApiError, NetworkError } from '@quartermile/core/client';
import { type Credentials, messages, type Session } from '@quartermile/core/domain';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { AdminHost } from '../../kernel/host/admin-host.js';
import { PasskeyError } from '../../kernel/host/host-passkeys.js';
import { secondStepMessages } from './second-step-messages.js';
import { usePasskeySuggestions } from './use-passkey-suggestions.js';

const text = secondStepMessages;

/**
 * Returns the server's message, "Network error" without a response, else "Login failed" (specification section 8). A
 * passkey dialog that was closed has its own message.
 */
export function loginProblem(error: unknown): string {
  if (error instanceof NetworkError) return messages.login.network;
  if (error instanceof PasskeyError)
    return error.reason === 'elsewhere' ? text.wrongAddress(error.site) : text.cancelled;
  // `ApiError` sets the code "http_STATUS" if the response has no message, such as a proxy's error page. Messages of
  // unknown codes are shown, because they can come from a newer server.
  const hasSentence = error instanceof ApiError && error.code !== `http_${error.status}`;
  return hasSentence ? error.detail : messages.login.failed;
}

/** Ways to log in that a host offers. */
export type LoginHost = Pick<
  AdminHost,
  'signIn' | 'signInWithPasskey' | 'signInBySuggestion' | 'signInInBrowser' | 'passkeys'
>;

/** State and actions of the login form. */
export interface LoginState {
  readonly error: string;
  readonly busy: boolean;
  readonly passkeyBusy: boolean;
  readonly emailField: RefObject<HTMLInputElement | null>;
  readonly passwordField: RefObject<HTMLInputElement | null>;
  /** The e-mail of the first step, after going back to it. */
  readonly email: string;
  /** Ways to confirm the login; null in the first step. */
  readonly factors: readonly string[] | null;
  /** The number that the system's browser shows too; null without a login there. */
  readonly number: string | null;
  submit(event: FormEvent<HTMLFormElement>): void;
  submitCode(code: string): void;
  back(): void;
  /** Removes the message about the last attempt. */
  clear(): void;
  passkey(): void;
  inBrowser(): void;
  cancelBrowser(): void;
}

/** State of the login form. Email has the initial focus, each submit makes one request, and the input is preserved. */
export function useLogin(host: LoginHost, onSignedIn: (session: Session) => void): LoginState {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState<'form' | 'passkey' | null>(null);
  const [step, setStep] = useState<{ credentials: Credentials; factors: readonly string[] } | null>(null);
  const [email, setEmail] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const browser = useRef<AbortController | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => emailField.current?.focus(), []);
  useEffect(() => () => browser.current?.abort(), []);
  usePasskeySuggestions(host, {
    isOpen: busy === null && step === null,
    onSession: onSignedIn,
    onRefused: (refusal) => setError(loginProblem(refusal)),
  });

  const attempt = async (kind: 'form' | 'passkey', run: () => Promise<Session | null>): Promise<unknown> => {
    if (busy) return null;
    setBusy(kind);
    setError('');
    try {
      const session = await run();
      if (session) onSignedIn(session);
      return null;
    } catch (refusal) {
      return refusal;
    } finally {
      setBusy(null);
    }
  };
  const show = (refusal: unknown): void => {
    if (refusal !== null) setError(loginProblem(refusal));
  };
  const logIn = async (credentials: Credentials): Promise<void> => {
    const refusal = await attempt('form', () => host.signIn(credentials));
    if (refusal instanceof ApiError && refusal.code === 'second_factor_required') {
      setStep({ credentials, factors: refusal.factors });
      return;
    }
    show(refusal);
    if (refusal === null || credentials.code !== undefined) return;
    passwordField.current?.focus();
    passwordField.current?.select();
  };
  const inBrowser = async (): Promise<void> => {
    const ending = new AbortController();
    browser.current = ending;
    show(
      await attempt(
        'passkey',
        () => host.signInInBrowser?.(setNumber, ending.signal) ?? Promise.resolve(null),
      ),
    );
    setNumber(null);
  };
  return {
    error,
    busy: busy === 'form',
    passkeyBusy: busy === 'passkey',
    emailField,
    passwordField,
    email,
    factors: step?.factors ?? null,
    number,
    submit(event) {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      void logIn({ email: textOf(typed, 'email'), password: textOf(typed, 'password') });
    },
    submitCode(code) {
      if (step) void logIn({ ...step.credentials, code });
    },
    clear: () => setError(''),
    back() {
      setEmail(step?.credentials.email ?? '');
      setStep(null);
      setError('');
    },
    passkey: () =>
      void attempt('passkey', () => host.signInWithPasskey?.() ?? Promise.resolve(null)).then(show),
    inBrowser: () => void inBrowser(),
    cancelBrowser: () => browser.current?.abort(),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
