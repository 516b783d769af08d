import { type FieldProblem, type ProblemCode, problems } from '@quartermile/core/domain';

/** What a refusal may say beyond its code. */
export interface AppErrorOptions {
  /** A more exact sentence for a person than the code's own. */
  readonly detail?: string;
  /** What is wrong with which value. */
  readonly errors?: readonly FieldProblem[];
  /** When trying again makes sense, in seconds; sent as `Retry-After`. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** A refusal. Features throw it with a code; the problem filter turns it into the answer. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ProblemCode, options: AppErrorOptions = {}) {
    const problem = problems[code];
    const detail = options.detail ?? problem.detail;
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = problem.status;
    this.detail = detail;
    this.errors = options.errors;
    this.retryAfterS = options.retryAfterS;
  }
}
