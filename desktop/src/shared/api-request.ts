import type { ApiAnswer, ApiCall } from './api-call.js';
import { pickPageHeaders } from './page-headers.js';

/** A request of core's client as it crosses to the main process, or reaches its transport there. */
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
 * The answer as core's client takes it.
 * @throws TypeError when none came, as `fetch` does
 */
export function toResponse(answer: ApiAnswer | null): Response {
  if (answer === null) throw new TypeError('The site did not answer.');
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
