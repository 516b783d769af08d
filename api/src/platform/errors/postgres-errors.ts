import type { ProblemCode } from '@quartermile/core/domain';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** Maximum number of causes followed. */
const CAUSE_MAX_DEPTH = 5;

/** Node's error codes for an unreachable server. */
const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]);

/** pg's messages, which have no code, for a lost connection. */
const CONNECTION_LOST_TEXT =
  /query read timeout|connection (terminated|ended|is closed|timeout)|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after/i;

/**
 * TypeORM's errors for a statement of a transaction whose connection was lost before: it has released the connection.
 * They have no cause and no code.
 */
const CONNECTION_RELEASED = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** SQLSTATEs of PostgreSQL's appendix A. A fallback: schemas should reject such values earlier. */
const BY_STATE: Readonly<Record<string, ProblemCode>> = {
  '23502': 'invalid_input',
  '23503': 'conflict',
  '23505': 'conflict',
  '23514': 'invalid_input',
  // A former primary, after a failover.
  '25006': 'unavailable',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '55P03': 'unavailable',
};

/** Classes of SQLSTATEs, by their first two characters. */
const BY_CLASS: Readonly<Record<string, ProblemCode>> = {
  '08': 'unavailable',
  '22': 'invalid_input',
  '53': 'unavailable',
  '54': 'invalid_input',
  '57': 'unavailable',
};

/** The error code for a database error; undefined for a defect. */
export function codeOfDatabaseError(error: unknown): ProblemCode | undefined {
  let current = error;
  for (let depth = 0; depth < CAUSE_MAX_DEPTH && isErrorLike(current); depth++) {
    const code = codeOfOne(current);
    if (code) return code;
    current = current.driverError ?? current.cause ?? current.errors?.[0];
  }
  return undefined;
}

/** Classes of SQLSTATEs after which a transaction may have been committed, or after which a repeat fails again. */
const LOST_CLASSES = new Set(['08', '53', '57', '58', 'XX']);
/** SQLSTATEs of transactions that fail only because of others at the same time. */
const CONFLICTS = new Set(['23505', '40001', '40P01']);

/**
 * What an error says about its transaction. `conflict` and `refused`: it was rolled back; a repeat may succeed after a
 * conflict with another transaction. `lost`: it may have been committed, or the database is unavailable.
 */
export function failureOf(error: unknown): 'lost' | 'conflict' | 'refused' {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const state = String(driverError?.code ?? code ?? '');
  if (CONFLICTS.has(state)) return 'conflict';
  return /^[0-9A-Z]{5}$/.test(state) && !LOST_CLASSES.has(state.slice(0, 2)) ? 'refused' : 'lost';
}

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  driverError?: unknown;
  cause?: unknown;
  errors?: unknown[];
}

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null;
}

function codeOfOne(error: ErrorLike): ProblemCode | undefined {
  if (typeof error.code === 'string') {
    if (CONNECTION_LOST.has(error.code) && isSocketError(error)) return 'unavailable';
    if (/^[0-9A-Z]{5}$/.test(error.code)) return BY_STATE[error.code] ?? BY_CLASS[error.code.slice(0, 2)];
  }
  if (CONNECTION_RELEASED.some((released) => error instanceof released)) return 'unavailable';
  return typeof error.message === 'string' && CONNECTION_LOST_TEXT.test(error.message)
    ? 'unavailable'
    : undefined;
}

/** ENOENT also means a missing file; only a socket's system call concerns the database. */
function isSocketError(error: ErrorLike): boolean {
  return error.syscall === undefined || /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
}
