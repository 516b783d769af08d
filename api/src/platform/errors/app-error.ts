import { type FieldProblem, type ProblemCode, problems } from '@quartermile/core/domain';

/** `Retry-After` of a 503 unless given, seconds. */
const UNAVAILABLE_RETRY_S = 1;

/** Details of an error beyond its code. */
export interface AppErrorOptions {
  /** A more specific message than the code's own. */
  readonly detail?: string;
  /** Problems by field. */
  readonly errors?: readonly FieldProblem[];
  /** How a login can be confirmed. */
  readonly factors?: readonly string[];
  /** What the request is about, as it is now. */
  readonly current?: object;
  /** When to retry, seconds; sent as `Retry-After`. */
  readonly retryAfterS?: number;
  /** Whether the rejected call has cost so much that it counts against rate limits. */
  readonly isCounted?: boolean;
  readonly cause?: unknown;
}

/** An expected error. Features throw it with a code; the problem filter converts it to a response. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly factors: readonly string[] | undefined;
  readonly current: object | undefined;
  readonly retryAfterS: number | undefined;
  readonly isCounted: boolean;

  constructor(code: ProblemCode, options: AppErrorOptions = {}) {
    const problem = problems[code];
    const detail = options.detail ?? problem.detail;
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = problem.status;
    this.detail = detail;
    this.errors = options.errors;
    this.factors = options.factors;
    this.current = options.current;
    this.retryAfterS = options.retryAfterS ?? (code === 'unavailable' ? UNAVAILABLE_RETRY_S : undefined);
    this.isCounted = options.isCounted ?? false;
  }
}
