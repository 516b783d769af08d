import type { FastifyInstance, InjectOptions } from 'fastify';

/** Statuses whose answers have no body; `Response` refuses one. */
const BODILESS = new Set([204, 205, 304]);

/** Calls the API in this process, without a socket: what `fetch` is to a browser, for pages being rendered. */
export function callApiOf(server: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await server.inject({
      method: request.method as InjectOptions['method'],
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
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
