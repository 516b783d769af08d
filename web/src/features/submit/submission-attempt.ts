import { randomKey } from '@quartermile/core/client';
import type { CarSubmission } from '@quartermile/core/domain';

/** Where the browser keeps under which key a car was tried. */
const ATTEMPT_KEY = 'quartermile.submission-attempt';

/** A car that was sent, or was to be: the answer may be missing while the car is there. */
interface Attempt {
  /** The idempotency key it went out with. */
  readonly key: string;
  /** Tells the car from any other without keeping it once more. */
  readonly digest: string;
}

/** This page's own: browsers may keep nothing, and another tab may send another car meanwhile. */
let latest: Attempt | null = null;

/**
 * The idempotency key of a car. The very same car gets the very same key, also after a reload and in
 * another tab, so that a lost answer never makes two cars.
 */
export function attemptKey(car: CarSubmission): string {
  const digest = digestOf(JSON.stringify(car));
  const known = [latest, readAttempt()].find((attempt) => attempt?.digest === digest);
  latest = { key: known?.key ?? randomKey(), digest };
  keepAttempt(JSON.stringify(latest));
  return latest.key;
}

/** Forgets the key: what is sent next is another car, even if it is like the last. */
export function forgetAttempt(): void {
  latest = null;
  keepAttempt(null);
}

function keepAttempt(attempt: string | null): void {
  try {
    if (attempt === null) localStorage.removeItem(ATTEMPT_KEY);
    else localStorage.setItem(ATTEMPT_KEY, attempt);
  } catch {
    // Full or forbidden: then the key lasts as long as the page.
  }
}

function readAttempt(): Attempt | null {
  try {
    const kept: Partial<Attempt> | null = JSON.parse(localStorage.getItem(ATTEMPT_KEY) ?? 'null');
    if (typeof kept?.key !== 'string' || typeof kept.digest !== 'string') return null;
    return { key: kept.key, digest: kept.digest };
  } catch {
    return null;
  }
}

/** Two odd multipliers with well mixed bits (golden ratio of 2^32, and a prime). */
const FACTORS = [0x9e3779b1, 0x85ebca77] as const;

/**
 * 64 bits and the length of a text, in hexadecimal digits. Browsers keep `crypto.subtle` from pages
 * without a secure connection, and nobody gains anything by two cars that look alike.
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
