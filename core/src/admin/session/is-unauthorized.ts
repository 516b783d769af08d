import { ApiError } from '@quartermile/core/client';

/** Whether a call was refused because the session is over. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
