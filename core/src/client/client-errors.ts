import { type FieldProblem, messages, type Problem } from '../domain/index.js';

/** The API answered and refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** Stable name of the refusal; a `ProblemCode` when the answer came from the API itself. */
  readonly code: string;
  /** A sentence fit to show a person. */
  readonly detail: string;
  /** What is wrong with which value, on bad input. */
  readonly errors: readonly FieldProblem[];
  /** How long the API asks to wait before another try, in seconds. */
  readonly retryAfterS: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: unknown) {
    super(`HTTP ${response.status}: ${response.statusText}`);
    const problem = readProblem(body, response.status);
    this.status = response.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfterS = readRetryAfter(response.headers);
  }
}

/** Seconds of a `Retry-After` header (RFC 9110 section 10.2.3, delta-seconds form); null without one. */
export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after');
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

/** What stands in for a body that is no problem document, such as a proxy's page. */
function readProblem(body: unknown, status: number): Pick<Problem, 'code' | 'detail' | 'errors'> {
  if (isProblem(body)) return body;
  const { unavailable, invalid } = messages.request;
  return { code: `http_${status}`, detail: status >= 500 ? unavailable : invalid };
}

function isProblem(body: unknown): body is Pick<Problem, 'code' | 'detail' | 'errors'> {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail } = body as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && typeof detail === 'string';
}
