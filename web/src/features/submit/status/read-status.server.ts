import { ApiError } from '@quartermile/core/client';
import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { NOT_FOUND } from '../../../shell/not-found.js';
import { type LoadedStatus, loadStatus } from './load-status.js';

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

/** A submission, with the status and headers of its page. */
export interface ReadStatus {
  readonly value: LoadedStatus;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** A submission for server-side rendering. The page of a visitor whom the API refuses for now is refused as well. */
export async function readStatus(
  context: Readonly<RouterContextProvider>,
  code: string,
): Promise<ReadStatus> {
  let failure: unknown;
  const value = await loadStatus(serverClient(context), code, (error) => {
    failure = error;
  });
  if (value === 'missing') return { value, status: NOT_FOUND };
  if (value !== null) return { value };
  if (!(failure instanceof ApiError && failure.status === TOO_MANY_REQUESTS))
    return { value, status: UNAVAILABLE };
  const wait = failure.retryAfterS;
  return {
    value,
    status: TOO_MANY_REQUESTS,
    ...(wait !== null && { headers: { 'retry-after': String(wait) } }),
  };
}
