import { OWN_KEY } from './has-own-submissions.js';

/** A submission that was sent from this device. */
export interface OwnSubmission {
  /** Code of its page. */
  readonly code: string;
  /** Name of the car. */
  readonly name: string;
  /** Elapsed time in seconds, as it was typed. */
  readonly time: string;
  /** Id of the run; absent for those that were stored without it. */
  readonly carId?: string;
}

/** Most submissions in the list; older ones are dropped. */
const OWN_MAX = 50;

/** The stored submissions, newest first; empty when storage is blocked. */
export function readOwnSubmissions(): readonly OwnSubmission[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnSubmission) : [];
  } catch {
    return [];
  }
}

/** Stores a submission as the newest one, if storage is available. */
export function rememberSubmission(submission: OwnSubmission): void {
  write([submission, ...readOwnSubmissions().filter(({ code }) => code !== submission.code)]);
}

/** Stores the changed name and time of a submission, if it was sent from this device. */
export function renameSubmission(code: string, { name, time }: Pick<OwnSubmission, 'name' | 'time'>): void {
  const stored = readOwnSubmissions();
  if (stored.some((one) => one.code === code))
    write(stored.map((one) => (one.code === code ? { ...one, name, time } : one)));
}

/** Removes a submission from this device, and returns the rest. */
export function forgetSubmission(code: string): readonly OwnSubmission[] {
  const rest = readOwnSubmissions().filter((one) => one.code !== code);
  write(rest);
  return rest;
}

function isOwnSubmission(value: unknown): value is OwnSubmission {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name, time } = value as Partial<Record<keyof OwnSubmission, unknown>>;
  return [code, name, time].every((text) => typeof text === 'string');
}

function write(submissions: readonly OwnSubmission[]): void {
  try {
    if (submissions.length === 0) localStorage.removeItem(OWN_KEY);
    else localStorage.setItem(OWN_KEY, JSON.stringify(submissions.slice(0, OWN_MAX)));
  } catch {
    // Storage is full or blocked: the private link is the only way back.
  }
}
