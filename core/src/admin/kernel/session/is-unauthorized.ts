import { ApiError } from '@quartermile/core/client';

/** Whether a request was rejected because the session is over. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a request was rejected because the administrator's role does not allow it. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
