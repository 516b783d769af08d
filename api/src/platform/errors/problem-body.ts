import { type Problem, problems } from '@quartermile/core/domain';
import type { AppError } from './app-error.js';

/** Maximum field problems in one error response. */
const FIELD_PROBLEMS_MAX = 50;

/** Media type of error responses, RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Body of an error response, contract section 2. */
export function problemBody(error: AppError): Problem {
  return {
    status: error.status,
    title: problems[error.code].title,
    detail: error.detail,
    code: error.code,
    ...(error.factors && { factors: [...error.factors] }),
    ...(error.current && { current: error.current }),
    ...(error.errors && { errors: error.errors.slice(0, FIELD_PROBLEMS_MAX) }),
  };
}

/** Headers of an error response. */
export function problemHeaders(error: AppError): Record<string, string> {
  return {
    'content-type': PROBLEM_TYPE,
    'cache-control': 'no-store',
    ...(error.retryAfterS !== undefined && {
      'retry-after': String(Math.max(1, Math.ceil(error.retryAfterS))),
    }),
    ...(error.status === 401 && { 'www-authenticate': 'Bearer' }),
  };
}
