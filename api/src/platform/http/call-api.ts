import type { FastifyInstance, InjectOptions } from 'fastify';

/** Statuses without a body; `Response` rejects one. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A `fetch` for calls of the API in this process without a socket, for server-side rendering.
 * @param remoteAddress the visitor's, for a page of that visitor alone, whose rate limits apply then
 */
export function callApiOf(
  server: FastifyInstance,
  remoteAddress?: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await server.inject({
      method: request.method as InjectOptions['method'],
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: toHeaders(answer.headers) });
  };
}

function toHeaders(given: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given))
    for (const value of [values ?? []].flat()) headers.append(name, `${value}`);
  return headers;
}
