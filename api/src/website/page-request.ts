import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that say who asks. Pages are the same for everybody, and must stay so. */
const PERSONAL = new Set(['authorization', 'cookie']);

/** The address of a page on the site's public origin, whatever the Host header says; null when it is no path of this site. */
export function toPageUrl(request: FastifyRequest, origin: string): string | null {
  const url = `${origin}${request.url}`;
  return request.url.startsWith('/') && URL.canParse(url) ? url : null;
}

/**
 * The request for a page as the website takes it: without a body, and given up when the visitor leaves.
 * @returns null when the target is no path of this site.
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
