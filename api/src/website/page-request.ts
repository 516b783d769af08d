import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that identify the visitor. They are dropped, because pages must be the same for everybody. */
const PERSONAL = new Set(['authorization', 'cookie']);

/** The URL of a page on the public origin, ignoring the Host header; null when the target is no path of this site. */
export function toPageUrl(request: FastifyRequest, origin: string): string | null {
  const url = `${origin}${request.url}`;
  return request.url.startsWith('/') && URL.canParse(url) ? url : null;
}

/**
 * Converts a request for the website: without a body, and aborted when the visitor disconnects.
 * @returns null when the target is not a path of this site
 */
export function toPageRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request | null {
  const url = toPageUrl(request, origin);
  if (url === null) return null;
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(url, { method: request.method, headers: toHeaders(request), signal: left.signal });
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers)) {
    if (PERSONAL.has(name) || name.startsWith(':')) continue;
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
