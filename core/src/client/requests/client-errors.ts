import { type FieldProblem, messages, type Problem } from '../../domain/index.js';

/** An error response of the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Stable error code. A `ProblemCode` if the API itself sent the response. */
  readonly code: string;
  /** A sentence that can be shown to users. */
  readonly detail: string;
  /** Validation errors by field, on invalid input. */
  readonly errors: readonly FieldProblem[];
  /** Ways to confirm a login, with `second_factor_required`. */
  readonly factors: readonly string[];
  /** What the request is about as it is now, with `changed_meanwhile`. */
  readonly current: unknown;
  /** Seconds to wait before a retry, from the `Retry-After` header. */
  readonly retryAfterS: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: unknown) {
    super(`HTTP ${response.status}: ${response.statusText}`);
    const problem = readProblem(body, response.status);
    this.status = response.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.factors = problem.factors ?? [];
    this.current = problem.current;
    this.retryAfterS = readRetryAfter(response.headers);
  }
}

/** Seconds of a `Retry-After` header (RFC 9110 section 10.2.3, delta-seconds form). null without one. */
export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after');
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

type ReadProblem = Pick<Problem, 'code' | 'current' | 'detail' | 'errors' | 'factors'>;

/** Falls back to a generic problem when the body is not a problem document, such as a proxy's error page. */
function readProblem(body: unknown, status: number): ReadProblem {
  if (isProblem(body)) return body;
  const { unavailable, invalid } = messages.failure;
  return { code: `http_${status}`, detail: status >= 500 ? unavailable : invalid };
}

function isProblem(body: unknown): body is ReadProblem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail } = body as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && typeof detail === 'string';
}
