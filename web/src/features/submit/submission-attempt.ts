import { randomKey } from '@quartermile/core/client';
import type { CarSubmission } from '@quartermile/core/domain';

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
 * The idempotency key of a car. An identical car gets the same key, even after a reload or in another tab, so that a
 * retry after a lost response does not create a second car.
 */
export function attemptKey(car: CarSubmission): string {
  const digest = digestOf(JSON.stringify(car));
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
