import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_PATIENCE_MS, DATABASE_RETRY_PAUSE_MS } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { StartupError } from '../platform/config/startup-error.js';

/** What is said of refusals that no waiting mends, by PostgreSQL's codes. */
const FATAL_HINTS: Readonly<Record<string, string>> = {
  '28P01': 'the password is not accepted',
  '28000': 'the user is not accepted',
  '3D000': 'there is no such database',
};
/** It is there, and starting, ending or recovering: appendix A of PostgreSQL's manual. */
const BUSY_CODES = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'ETIMEDOUT']);
/** What pg says, without a code, of a server that takes a connection and then no further step. */
const LATE = /timeout|terminated/i;

/** What connecting needs of the program that starts. */
export interface ConnectContext {
  /** What the database is called in a line for a person. */
  readonly name: string;
  /** Aborted when the program shall end meanwhile. */
  readonly signal?: AbortSignal | undefined;
  /** How long a database that is late is waited for, in ms. */
  readonly patienceMs?: number;
  tell(line: string): void;
}

/**
 * Connects to the database at `url`. One that is there but late, as on a machine with too much to do, is
 * waited for, and that is told once; what no waiting mends ends at once.
 * @throws StartupError with one line when it cannot be reached
 */
export async function connect(url: string, context: ConnectContext): Promise<DataSource> {
  const { name, signal, patienceMs = DATABASE_PATIENCE_MS, tell } = context;
  const endsAt = Date.now() + patienceMs;
  const ended = whenAborted(signal);
  for (let isTold = false; ; isTold = true) {
    try {
      return await Promise.race([attempt(url), ended]);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isLate(error) || Date.now() >= endsAt)
        throw new StartupError(`${name} cannot be reached: ${reason(error)}.`, { cause: error });
    }
    if (!isTold) tell(`${name} does not answer yet; waiting for it.`);
    await sleep(DATABASE_RETRY_PAUSE_MS, undefined, { signal });
  }
}

/** TypeORM and the entities load meanwhile, not before: the database takes its time to start. */
async function attempt(url: string): Promise<DataSource> {
  const { createDataSource } = await import('./data-source.js');
  return createDataSource(url).initialize();
}

/** Rejects when the program shall end. */
function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function isLate(error: unknown): boolean {
  if (error instanceof AggregateError) return isLate(error.errors[0]);
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? LATE.test(message) : BUSY_CODES.has(code);
}

/** Node reports several addresses that failed as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { code, message } = error as NodeJS.ErrnoException;
  if (isLate(error)) return 'it does not answer';
  return (code && FATAL_HINTS[code]) ?? message.replaceAll(/\s+/g, ' ');
}
