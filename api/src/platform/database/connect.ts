import { setTimeout as sleep } from 'node:timers/promises';

import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup-error.js';

/** Maximum wait at startup for a database that does not respond. */
const DATABASE_START_TIMEOUT_MS = 60_000;
/** Pause before the next attempt. */
const DATABASE_RETRY_PAUSE_MS = 1000;

/** Hints for connection errors that are permanent, by PostgreSQL's code. */
const FATAL_HINTS: Readonly<Record<string, string>> = {
  '28P01': 'the password is not accepted',
  '28000': 'the user is not accepted',
  '3D000': 'there is no such database',
};
/** The database is starting, stopping or recovering: appendix A of PostgreSQL's manual. */
const BUSY_CODES = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'ETIMEDOUT']);
/** pg's messages, which have no code, for a server that accepts a connection and then does not respond. */
const LATE = /timeout|terminated/i;

/** Creates an unconnected data source for a URL. */
export type LoadDataSource = (url: string) => Promise<DataSource>;

/** Options of {@link reach}. */
export interface ReachOptions {
  /** Name of the database in messages. */
  readonly name: string;
  /** Aborted when the program is to stop. */
  readonly signal?: AbortSignal | undefined;
  /** Maximum time to wait for a slow database, ms. */
  readonly patienceMs?: number | undefined;
  log(line: string): void;
}

/** Options of {@link connect}. */
export interface ConnectContext extends ReachOptions {
  /** Creates the data source; called while the database starts. */
  readonly loadDataSource: LoadDataSource;
}

/**
 * Connects to the database at `url`, see {@link reach}.
 * @throws StartupError with one line when it is unreachable
 */
export const connect = (url: string, context: ConnectContext): Promise<DataSource> =>
  reach(async () => (await context.loadDataSource(url)).initialize(), context);

/**
 * Repeats an attempt to connect while the database is slow to start, and logs that once; permanent errors fail at once.
 * @throws StartupError with one line when it is unreachable
 */
export async function reach<Connection>(
  attempt: () => Promise<Connection>,
  options: ReachOptions,
): Promise<Connection> {
  const { name, signal, patienceMs = DATABASE_START_TIMEOUT_MS, log } = options;
  const endsAt = performance.now() + patienceMs;
  const ended = whenAborted(signal);
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await Promise.race([attempt(), ended]);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isLate(error) || performance.now() >= endsAt)
        throw new StartupError(`${name} cannot be reached: ${reason(error)}.`, { cause: error });
    }
    if (!isLogged) log(`${name} does not answer yet; waiting for it.`);
    await sleep(DATABASE_RETRY_PAUSE_MS, undefined, { signal });
  }
}

/** Rejects when the signal is aborted. */
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

/** Node reports several failed addresses as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { code, message } = error as NodeJS.ErrnoException;
  if (isLate(error)) return 'it does not answer';
  return (code && FATAL_HINTS[code]) ?? message.replaceAll(/\s+/g, ' ');
}
