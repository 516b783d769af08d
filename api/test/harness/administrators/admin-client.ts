import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends an API request with the administrator's token, with another token, or with none (`null`). */
export type CallAsAdmin = (
  method: Method,
  url: string,
  payload?: unknown,
  options?: { readonly token?: string | null; readonly headers?: Record<string, string> },
) => Promise<LightMyRequestResponse>;

/** Signs the administrator in and returns a function that sends requests with their token. */
export async function callAsAdmin(server: TestApp): Promise<CallAsAdmin> {
  const own = await server.signIn();
  return (method, url, payload, { token = own, headers = {} } = {}) =>
    server.inject({
      method,
      url,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
}
