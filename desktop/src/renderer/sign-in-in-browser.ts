import { ApiError, type AppLoginCalls } from '@quartermile/core/client';
import { APP_LOGIN_POLL_MS, type Session } from '@quartermile/core/domain';

const SECRET_BYTES = 32;

/** Dependencies of {@link signInInBrowser}. */
export interface BrowserSignIn {
  readonly calls: Pick<AppLoginCalls, 'start' | 'claim'>;
  /** Opens an address in the system's browser. */
  open(address: string): void;
  /** Receives the number that the browser shows too. */
  onNumber(number: string): void;
  /** Ends the login. */
  readonly signal: AbortSignal;
  /** Pause between two questions, ms. */
  readonly pollMs?: number;
}

/**
 * Logs in by a passkey in the system's browser, because passkeys belong to the origin of the site. Only this call can
 * collect the session: by a secret whose digest it sends at the start (RFC 7636). Resolves with null when aborted.
 * @throws ApiError, NetworkError
 */
export async function signInInBrowser(login: BrowserSignIn): Promise<Session | null> {
  const { calls, open, onNumber, signal, pollMs = APP_LOGIN_POLL_MS } = login;
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const { _id, number, address } = await calls.start(toBase64Url(new Uint8Array(digest)));
  if (signal.aborted) return null;
  onNumber(number);
  open(address);
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    if (signal.aborted) return null;
    const answer = await claim(calls, _id, verifier);
    if (answer && 'admin' in answer) return { admin: answer.admin, expiresAt: answer.expiresAt };
  }
  return null;
}

/** Collects the session; null while the network is away, which may pass within the two minutes. */
async function claim(calls: Pick<AppLoginCalls, 'claim'>, id: string, verifier: string) {
  try {
    return await calls.claim(id, verifier);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    return null;
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
