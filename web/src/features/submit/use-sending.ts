import { ApiError, NetworkError, randomKey, type UploadOptions } from '@quartermile/core/client';
import type { FieldProblem } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { offlineMessages, submitMessages } from './submit-messages.js';

/** State while the form is shown; `sent` is the fraction of the body that is uploaded, 0 to 1. */
export type EditingOrSending =
  | { readonly phase: 'editing'; readonly failure: string | null }
  | { readonly phase: 'sending'; readonly sent: number };

/** State of the submission. */
type SendingState<Answer> = EditingOrSending | { readonly phase: 'done'; readonly answer: Answer };

/** Result of an attempt; `problems` are the server's field errors. */
interface SendingResult<Answer> {
  readonly answer: Answer | null;
  readonly problems: readonly FieldProblem[];
}

const editing: EditingOrSending = { phase: 'editing', failure: null };

/** Whether the request was not sent because the browser is offline. */
const isOffline = (state: SendingState<unknown>): boolean =>
  state.phase === 'editing' && state.failure === offlineMessages.draft;

/**
 * State and actions of sending a submission or changes to one, which can be retried.
 * @param request sends it; identical payloads get the same idempotency key
 */
export function useSending<Payload, Answer extends object>(
  request: (payload: Payload, options: UploadOptions) => Promise<Answer>,
) {
  const [state, setState] = useState<SendingState<Answer>>(editing);

  useEffect(() => {
    const clear = (): void => setState((now) => (isOffline(now) ? editing : now));
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);

  const send = async (payload: Payload): Promise<SendingResult<Answer>> => {
    if (!navigator.onLine) {
      setState({ phase: 'editing', failure: offlineMessages.draft });
      return { answer: null, problems: [] };
    }
    setState({ phase: 'sending', sent: 0 });
    try {
      const answer = await request(payload, {
        idempotencyKey: attemptKey(JSON.stringify(payload)),
        onUploadProgress: (sent) => setState({ phase: 'sending', sent }),
      });
      setState({ phase: 'done', answer });
      return { answer, problems: [] };
    } catch (error) {
      setState({ phase: 'editing', failure: failureReason(error) });
      return { answer: null, problems: error instanceof ApiError ? error.errors : [] };
    }
  };

  const restart = (): void => setState(editing);

  return { state, send, restart };
}

/** The reason for a failure, by the server if it returned one. */
function failureReason(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof NetworkError) return submitMessages.unreachable;
  return submitMessages.again;
}

/** Storage key of the last attempt. */
const ATTEMPT_KEY = 'quartermile.submission-attempt';

/** A submission attempt. The server may have stored the car even if its response was lost. */
interface Attempt {
  /** The idempotency key of the request. */
  readonly key: string;
  /** Identifies the car without storing its data again. */
  readonly digest: string;
}

/** This page's attempt: storage may be blocked, and another tab may replace the stored one. */
let latest: Attempt | null = null;

/**
 * The idempotency key of a payload. An identical car gets the same key, even after a reload or in another tab, so that
 * a retry after a lost response does not create a second car.
 */
function attemptKey(payload: string): string {
  const digest = digestOf(payload);
  const known = [latest, readAttempt()].find((attempt) => attempt?.digest === digest);
  latest = { key: known?.key ?? randomKey(), digest };
  keepAttempt(JSON.stringify(latest));
  return latest.key;
}

/** Deletes the key: the next submission is a new car, even if it is identical. */
export function forgetAttempt(): void {
  latest = null;
  keepAttempt(null);
}

function keepAttempt(attempt: string | null): void {
  try {
    if (attempt === null) localStorage.removeItem(ATTEMPT_KEY);
    else localStorage.setItem(ATTEMPT_KEY, attempt);
  } catch {
    // Storage is full or blocked: the key lasts until the page is closed.
  }
}

function readAttempt(): Attempt | null {
  try {
    const stored: Partial<Attempt> | null = JSON.parse(localStorage.getItem(ATTEMPT_KEY) ?? 'null');
    if (typeof stored?.key !== 'string' || typeof stored.digest !== 'string') return null;
    return { key: stored.key, digest: stored.digest };
  } catch {
    return null;
  }
}

/** Two odd multipliers with well mixed bits (golden ratio of 2^32, and a prime). */
const FACTORS = [0x9e3779b1, 0x85ebca77] as const;

/**
 * A digest of 64 bits and the length of a text, in hexadecimal. Not cryptographic: `crypto.subtle` requires a secure
 * context, and a forged collision would not help an attacker.
 */
function digestOf(text: string): string {
  let [first, second] = [text.length, ~text.length];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, FACTORS[0]);
    first ^= first >>> 15;
    second = Math.imul(second ^ code, FACTORS[1]);
    second ^= second >>> 13;
  }
  return [first, second, text.length].map((part) => (part >>> 0).toString(16)).join('-');
}
