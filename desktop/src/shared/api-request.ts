import type { ApiCall, ApiResponse } from './api-call.js';
import { pickPageHeaders } from './page-headers.js';

/** Converts a request of core's client for IPC. */
export async function toApiCall(request: Request): Promise<ApiCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method as ApiCall['method'],
    path: pathname + search,
    headers: pickPageHeaders(request.headers),
    body: request.body === null ? null : await request.text(),
  };
}

/**
 * Converts a response for core's client.
 * @throws TypeError without a response, as `fetch` does
 */
export function toResponse(answer: ApiResponse | null): Response {
  if (answer === null) throw new TypeError('The site did not answer.');
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
